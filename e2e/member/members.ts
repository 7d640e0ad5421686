import { expect, type Locator, type Page } from '@playwright/test';
import { rowOf } from '../page-parts';
import type { TestStack } from '../stack/test-stack';
import { word } from '../words';

export const MEMBERS = '/member/memberList';

/** A member no other test of this world has taken, with what its row says. */
export interface TakenMember {
  id: number;
  nickname: string;
  mobile: string;
  points: number;
  balance: number;
}

/** Nobody a timer gives points to meanwhile: their orders are completed or closed. */
export const SETTLED = 'not exists (select from "order" o where o.member_id = member.id and o.status not in (30, 40))';

const taken = new Set<number>();

/** Takes members that fit a condition in SQL, so that tests do not meet on one record. */
export async function takeMembers({ sql }: TestStack, condition: string, count: number): Promise<TakenMember[]> {
  const found = await sql<TakenMember>(
    `select id, nickname, mobile, points, balance::int as balance from member
     where status = 1 and (${condition}) and not id = any($1::int[]) order by id limit $2`,
    [[...taken], count],
  );
  if (found.length < count) throw new Error(`The demo data has no ${count} members where ${condition}.`);
  for (const { id } of found) taken.add(id);
  return found;
}

/** One member that fits a condition. */
export async function takeMember(world: TestStack, condition: string): Promise<TakenMember> {
  const [first] = await takeMembers(world, condition, 1);
  if (!first) throw new Error('unreachable');
  return first;
}

/** Finds a member by its whole mobile in the list and answers its row. */
export async function findMember(page: Page, { id, mobile }: Pick<TakenMember, 'id' | 'mobile'>): Promise<Locator> {
  const words = page.getByRole('searchbox', { name: word('member.keyword') });
  await words.fill(mobile);
  await words.press('Enter');
  await expect(page).toHaveURL(new RegExp(`keyword=${mobile}$`));
  await expect(rowOf(page, id)).toBeVisible();
  return rowOf(page, id);
}
