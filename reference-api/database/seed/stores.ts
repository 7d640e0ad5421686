import { storeState } from '@/lib/contract/states/store';
import { DAY_MS } from '@/lib/format/shanghai-time';
import type { admin, adminRole } from '@/reference-api/database/schema/admin';
import type { store } from '@/reference-api/database/schema/store';
import { storeApplicants } from './applications';
import { demoPicture } from './media';
import type { MemberRow } from './members';
import { givenNames, surnames } from './names';
import type { makePlans } from './plans';
import type { Random } from './random';

export type StoreRow = typeof store.$inferInsert & { id: number; name: string; createTime: Date };

const PLACES: readonly (readonly [city: string, district: string, lng: number, lat: number])[] = [
  ['杭州市', '西湖区', 120.13, 30.26],
  ['杭州市', '拱墅区', 120.14, 30.32],
  ['杭州市', '余杭区', 119.98, 30.27],
  ['杭州市', '萧山区', 120.26, 30.18],
  ['宁波市', '鄞州区', 121.55, 29.82],
  ['温州市', '鹿城区', 120.65, 28.01],
  ['嘉兴市', '南湖区', 120.78, 30.75],
  ['绍兴市', '越城区', 120.58, 30.05],
  ['金华市', '婺城区', 119.57, 29.09],
  ['湖州市', '吴兴区', 120.18, 30.86],
];
const TRADES = ['数码港', '生活馆', '办公用品店', '软件服务站', '设计工作室', '小家电', '会员之家', '智能家居体验店'];
const FIRST = 3;

const degrees = (value: number) => Number(value.toFixed(6));

/** Stores beside the main one and the two the demo accounts work for: of both levels, with plans, in every state. */
export function makeStores(
  count: number,
  { members, plans, now, random }: { members: readonly MemberRow[]; plans: ReturnType<typeof makePlans>; now: Date; random: Random },
): StoreRow[] {
  const applicants = storeApplicants(members).map(({ id }) => id);
  const owners = members.filter(
    ({ id, status, registerTime }) => status === 1 && now.getTime() - registerTime.getTime() > 200 * DAY_MS && !applicants.includes(id),
  );
  return Array.from({ length: count }, (_, index) => {
    const id = FIRST + index;
    const [city, district, longitude, latitude] = PLACES[index % PLACES.length] ?? ['杭州市', '西湖区', 120.1, 30.2];
    const name = `${district.slice(0, 2)}${TRADES[(index * 3) % TRADES.length]}${index >= 24 ? '二店' : ''}`;
    const plan = plans[index % 5];
    const contactName = random.pick(surnames) + random.pick(givenNames);
    const owner = owners[index * 2 + 1];
    return {
      ...{
        id,
        name: `${name}${index % 10 === index ? '' : index}`,
        logo: demoPicture(`front-${index % 8}`),
        cover: demoPicture(`front-${index % 8}`),
      },
      ...{ intro: `${city}${district}的${TRADES[(index * 3) % TRADES.length]}，支持到店自提与售后。`, contactName },
      ...{
        contactMobile: `137${String(60_000_000 + index * 13_579)}`,
        region: ['浙江省', city, district],
        address: `人民路 ${100 + index * 7} 号`,
      },
      ...{ longitude: degrees(longitude + index / 500), latitude: degrees(latitude + index / 700), openTime: '09:00', closeTime: '21:00' },
      ...{ openDays: index % 4 === 0 ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7], ownerMemberId: owner?.id ?? null },
      ...{ levelId: plan?.levelId ?? 1, mealId: plan?.id ?? null, auths: plan?.auths ?? '', goodsLimit: plan?.goodsLimit ?? null },
      ...{
        bank: {
          holder: contactName,
          account: `62220212020${String(10_000_000 + index * 777)}`,
          bankName: '中国工商银行',
          branch: `${city}分行`,
        },
      },
      ...standing(index, now),
      createTime: new Date(now.getTime() - (250 - index * 4) * DAY_MS),
    };
  });
}

/** Most are open; some rest, were closed, have run out, or soon will. */
function standing(index: number, now: Date): { status: number; expireAt: Date | null; closeReason: string } {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  if (index % 13 === 12) return { status: storeState.closed, expireAt: day(120), closeReason: '连续收到假货投诉' };
  if (index % 13 === 7) return { status: storeState.expired, expireAt: day(-12), closeReason: '' };
  if (index % 11 === 5) return { status: storeState.resting, expireAt: day(90), closeReason: '' };
  if (index % 9 === 3) return { status: storeState.open, expireAt: day(3 + (index % 4)), closeReason: '' };
  return { status: storeState.open, expireAt: index % 5 === 4 ? null : day(60 + index * 5), closeReason: '' };
}

/** The administrators of the owners; they sign in with the password of every demo account. */
export const makeOwnerAdmins = (
  stores: readonly StoreRow[],
  passwordHash: string,
  firstId: number,
): (typeof admin.$inferInsert & { id: number })[] =>
  stores.map(({ id, contactName = '', createTime }, index) => ({
    ...{ id: firstId + index, username: `shop${String(id).padStart(2, '0')}`, name: contactName, storeId: id, passwordHash, createTime },
    introduction: '门店店长',
  }));

/** The built-in role 门店管理员 for each of them. */
export const ownerRoles = (admins: readonly { id: number }[], roleId: number): (typeof adminRole.$inferInsert)[] =>
  admins.map(({ id }) => ({ adminId: id, roleId }));
