import type { balanceRecord, pointRecord } from '@/reference-api/database/schema/ledger';
import type { memberLevelLog } from '@/reference-api/database/schema/member';
import type { MemberRow } from './members';
import { numbered } from './timeline';

interface Entry {
  memberId: number;
  bizType: number;
  title: string;
  delta: number;
  at: Date;
  bizNo?: string;
  remark?: string;
  operatorName?: string;
}

/** Growth a member needs for each level, highest first (the demo's own levels). */
const LEVELS = [
  { id: 4, name: '钻石会员', growth: 8_000 },
  { id: 3, name: '黄金会员', growth: 2_000 },
  { id: 2, name: '白银会员', growth: 500 },
  { id: 1, name: '普通会员', growth: 0 },
] as const;

/** Collects what happened to members, in any order, and writes it down in the order of time, so that every sum is right. */
export class LedgerBook {
  private readonly points: Entry[] = [];
  private readonly balances: Entry[] = [];
  private readonly growths: { memberId: number; delta: number; at: Date }[] = [];

  addPoints(entry: Entry): void {
    this.points.push(entry);
  }

  addBalance(entry: Entry): void {
    this.balances.push(entry);
  }

  addGrowth(memberId: number, delta: number, at: Date): void {
    if (delta > 0) this.growths.push({ memberId, delta, at });
  }

  /** Point rows; each member's points become their sum. */
  writePoints(members: ReadonlyMap<number, MemberRow>): (typeof pointRecord.$inferInsert)[] {
    return written('P', this.points, members, (member, delta) => {
      member.points = (member.points ?? 0) + delta;
      return member.points;
    });
  }

  /** Balance rows; each member's balance becomes their sum. */
  writeBalances(members: ReadonlyMap<number, MemberRow>): (typeof balanceRecord.$inferInsert)[] {
    return written('B', this.balances, members, (member, delta) => {
      member.balance = (member.balance ?? 0) + delta;
      return member.balance;
    });
  }

  /** Growth and the levels it leads to; answers the rows that tell when a level changed. */
  writeGrowth(members: ReadonlyMap<number, MemberRow>): (typeof memberLevelLog.$inferInsert)[] {
    const logs: (typeof memberLevelLog.$inferInsert)[] = [];
    for (const { memberId, delta, at } of inOrder(this.growths)) {
      const member = members.get(memberId);
      if (!member) continue;
      const before = levelOf(member.growth ?? 0);
      member.growth = (member.growth ?? 0) + delta;
      const after = levelOf(member.growth);
      member.levelId = after.id;
      if (after.id !== before.id)
        logs.push({ memberId, beforeName: before.name, afterName: after.name, auto: 1, remark: '成长值升级', createTime: at });
    }
    return logs;
  }
}

function written(
  letter: string,
  entries: readonly Entry[],
  members: ReadonlyMap<number, MemberRow>,
  apply: (member: MemberRow, delta: number) => number,
) {
  return inOrder(entries).flatMap(({ at, ...entry }, index) => {
    const member = members.get(entry.memberId);
    if (!member) return [];
    const after = apply(member, entry.delta);
    return [{ ...entry, no: numbered(letter, at, index + 1), after, storeId: member.storeId, createTime: at }];
  });
}

const inOrder = <Timed extends { at: Date }>(all: readonly Timed[]): Timed[] => [...all].sort((a, b) => a.at.getTime() - b.at.getTime());

const levelOf = (growth: number) => LEVELS.find((level) => growth >= level.growth) ?? LEVELS[3];
