import type { member, memberAddress } from '@/reference-api/database/schema/member';
import { givenNames, nicknameHeads, nicknameTails, regions, streets, surnames } from './names';
import type { Random } from './random';
import { later, momentOn } from './timeline';

export type MemberRow = typeof member.$inferInsert & { id: number; nickname: string; mobile: string; registerTime: Date; storeId: number };

const MEMBERS = 360;
/** Registrations of the last days, so that today and yesterday always have some. */
const RECENT: Readonly<Record<number, number>> = { 0: 6, 1: 5, 2: 7, 3: 4, 4: 6, 5: 8, 6: 5 };
const DISTRIBUTORS = 40;

/** The members of the demo platform, oldest first, with their referrers; figures are filled in from the ledgers. */
export function makeMembers(now: Date, random: Random): MemberRow[] {
  const registrations = Object.entries(RECENT).flatMap(([daysAgo, count]) => Array.from({ length: count }, () => Number(daysAgo)));
  while (registrations.length < MEMBERS) registrations.push(random.int(7, random.chance(70) ? 380 : 90));
  const times = registrations.map((daysAgo) => momentOn(daysAgo, now, random)).sort((a, b) => a.getTime() - b.getTime());
  const mobiles = new Set<string>();
  const members = times.map((registerTime, index) => makeMember(index + 1, registerTime, freshMobile(mobiles, random), now, random));
  nameReferrers(members, random);
  return members;
}

function makeMember(id: number, registerTime: Date, mobile: string, now: Date, random: Random): MemberRow {
  const seen = random.chance(85);
  const named = random.chance(60);
  return {
    id,
    nickname: random.pick(nicknameHeads) + random.pick(nicknameTails),
    avatar: random.chance(70) ? `/media/demo/avatar-${random.int(1, 24)}.png` : '',
    mobile,
    email: random.chance(30) ? `user${id}@mail.example` : '',
    realName: named ? random.pick(surnames) + random.pick(givenNames) : '',
    sex: named ? random.int(1, 2) : 0,
    birthday: random.chance(40) ? `${random.int(1970, 2006)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}` : null,
    storeId: random.chance(60) ? 0 : random.int(1, 2),
    // Members who registered long ago and were disabled or left; none of them has money or orders.
    status: id % 83 === 0 ? -1 : id % 41 === 0 ? 0 : 1,
    disableReason: id % 41 === 0 ? '多次恶意退款' : '',
    source: random.pick([1, 2, 2, 2, 3, 4]),
    registerTime,
    lastLoginTime: seen ? later(registerTime, Math.floor(random.next() * (now.getTime() - registerTime.getTime())), now) : null,
    registerIp: `${random.pick([36, 60, 115, 122, 183, 220])}.${random.int(1, 254)}.${random.int(1, 254)}.${random.int(1, 254)}`,
    remark: random.chance(8) ? random.pick(['企业采购负责人', '老客户介绍', '偏好顺丰', '需要开专票']) : '',
    levelId: 1,
  };
}

/** The first members to join became distributors; later ones were often brought by one of them. */
function nameReferrers(members: readonly MemberRow[], random: Random): void {
  const distributors = members.filter(({ status }) => status === 1).slice(0, DISTRIBUTORS);
  for (const each of distributors) each.isDistributor = 1;
  for (const each of members) {
    const possible = distributors.filter(({ id, storeId }) => id < each.id && storeId === each.storeId);
    if (possible.length > 0 && random.chance(30)) each.parentId = random.pick(possible).id;
  }
}

/** Where members have things sent to. */
export function makeAddresses(members: readonly MemberRow[], random: Random): (typeof memberAddress.$inferInsert)[] {
  return members
    .filter(({ status }) => status !== -1 && random.chance(70))
    .flatMap(({ id, mobile, realName, nickname, registerTime }) =>
      Array.from({ length: random.chance(25) ? 2 : 1 }, (_, index) => {
        const [province, city, district] = random.pick(regions);
        const address = `${random.pick(streets)} ${random.int(1, 999)} 号 ${random.int(1, 28)} 幢 ${random.int(101, 2804)} 室`;
        return {
          memberId: id,
          name: realName || nickname,
          mobile,
          province,
          city,
          district,
          address,
          isDefault: index === 0 ? 1 : 0,
          createTime: registerTime,
        };
      }),
    );
}

function freshMobile(taken: Set<string>, random: Random): string {
  for (;;) {
    const mobile = random.pick(['135', '136', '138', '139', '150', '152', '158', '186', '188', '199']) + random.digits(8);
    if (taken.has(mobile)) continue;
    taken.add(mobile);
    return mobile;
  }
}

const two = (number: number) => String(number).padStart(2, '0');
