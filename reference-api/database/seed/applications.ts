import { DAY_MS } from '@/lib/format/shanghai-time';
import type { distributor, distributorApply } from '@/reference-api/database/schema/distributor';
import type { storeApply } from '@/reference-api/database/schema/store-apply';
import type { MemberRow } from './members';
import { givenNames, surnames } from './names';
import type { Random } from './random';
import { HOUR_MS, later, numbered } from './timeline';

/** Those of the members who promote goods, with how many they brought. */
export function makeDistributors(members: readonly MemberRow[], random: Random): (typeof distributor.$inferInsert)[] {
  const tierOf = (ids: readonly number[]) =>
    members.filter(({ parentId }) => parentId != null && ids.includes(parentId)).map(({ id }) => id);
  return members
    .filter(({ isDistributor }) => isDistributor === 1)
    .map((each, index) => {
      const first = tierOf([each.id]);
      return {
        memberId: each.id,
        realName: each.realName || random.pick(surnames) + random.pick(givenNames),
        levelId: index % 6 === 0 ? 2 : 1,
        firstCount: first.length,
        secondCount: tierOf(first).length,
        status: index % 19 === 18 ? 0 : 1,
        reason: index % 19 === 18 ? '刷单核查中' : '',
        source: index % 3 === 0 ? 2 : 1,
        inviteCode: `ST${String(each.id).padStart(6, '0')}`,
        storeId: each.storeId,
        joinTime: new Date(each.registerTime.getTime() + 2 * DAY_MS),
      };
    });
}

/** Applications to become a distributor: those that were approved, and some in the other states. */
export function makeDistributorApplies(members: readonly MemberRow[], now: Date, random: Random): (typeof distributorApply.$inferInsert)[] {
  const approved = members.filter(({ isDistributor }, index) => isDistributor === 1 && index % 2 === 0).map((of) => ({ of, status: 1 }));
  const states = [0, 0, 2, 0, 0, 3, 0, 2, 0, 0, 2, 0];
  const hopeful = members.filter(({ isDistributor, status }) => isDistributor !== 1 && status === 1);
  const others = states.map((status, index) => ({ of: hopeful[index * 9 + 3] as MemberRow, status }));
  return [...approved, ...others].map(({ of, status }, index) => {
    const createTime = status === 0 ? new Date(now.getTime() - random.int(3, 70) * HOUR_MS) : later(of.registerTime, DAY_MS, now);
    const decision = status === 0 || status === 3 ? {} : { auditorName: '林知远', auditTime: later(createTime, 20 * HOUR_MS, now) };
    const realName = of.realName || random.pick(surnames) + random.pick(givenNames);
    const reason = random.pick(['有社群资源，想推广商品', '朋友介绍，想做分销', '在做直播带货', '公司采购渠道丰富']);
    return {
      ...{ id: index + 1, memberId: of.id, realName, idCard: `330108199001${random.digits(6)}`, reason, inviterId: of.parentId ?? null },
      ...{ status, auditReason: status === 2 ? '资料不完整，请补充后重新提交' : '', storeId: of.storeId, createTime, ...decision },
    };
  });
}

const wantedStores: readonly (readonly [name: string, status: number])[] = [
  ['良渚数码港', 0],
  ['钱塘书房', 0],
  ['拱墅小家电', 0],
  ['萧山软件服务站', 0],
  ['临平生活馆', 2],
  ['富阳办公用品店', 2],
  ['桐庐特产店', 3],
  ['上城设计工作室', 9],
  ['滨江旗舰店', 1],
  ['云栖生活馆', 1],
];
/** The applications before it became no store of the demo accounts. */
const BEFORE_FIRST_STORE = 7;

/** Who wants to open each of them. */
export function storeApplicants(members: readonly MemberRow[]): readonly MemberRow[] {
  const people = members.filter(({ status }) => status === 1);
  return wantedStores.map((_, index) => people[index * 11 + 5] as MemberRow);
}

/** The two stores that were there before any member belong to those whose applications they were. */
export const firstOwners = (members: readonly MemberRow[]) =>
  [1, 2].map((id) => ({ id, ownerMemberId: storeApplicants(members)[id + BEFORE_FIRST_STORE]?.id ?? null }));

/** Applications to open a store, in every state. */
export function makeStoreApplies(members: readonly MemberRow[], now: Date, random: Random): (typeof storeApply.$inferInsert)[] {
  const applicants = storeApplicants(members);
  return wantedStores.map(([storeName, status], index) => {
    const applicant = applicants[index] as MemberRow;
    const ago = status === 0 ? random.int(4, 60) : status === 1 ? 24 * 330 : status === 9 ? 0.2 : random.int(200, 900);
    const createTime = new Date(now.getTime() - ago * HOUR_MS);
    const decision = status === 1 || status === 2 ? { auditorName: '林知远', auditTime: later(createTime, 30 * HOUR_MS, now) } : {};
    return {
      ...{
        id: index + 1,
        applyNo: numbered('S', createTime, index + 1),
        memberId: applicant.id,
        storeName,
        logo: `/media/demo/store-${1 + (index % 3)}.png`,
        intro: `${storeName}，服务周边居民与企业`,
      },
      ...{
        contactName: applicant.realName || applicant.nickname,
        contactMobile: applicant.mobile,
        region: ['浙江省', '杭州市', '西湖区'],
        address: `文三路 ${100 + index} 号`,
      },
      ...{ longitude: 120.12 + index / 100, latitude: 30.27 + index / 200, levelId: 1, status, createTime, ...decision },
      ...(status === 1 ? { storeId: index - BEFORE_FIRST_STORE } : {}),
      ...(status === 9 ? { mealName: '年度套餐', mealPrice: 199_900, durationUnit: 3, durationNum: 1 } : {}),
      auditReason: status === 2 ? '门店照片不清晰' : '',
    };
  });
}
