import type { Page } from '@playwright/test';
import { expect, test, word } from '../fixtures';
import { findMember, MEMBERS, takeMember } from '../member/members';
import { ready, rowIds } from './list-page';

const HALF_A_MINUTE = 31_000;

/** The person comes back to the window. */
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('L9: a list is read again when the person comes back to it, not before it may be old', async ({ page, signIn, world }) => {
  const member = await takeMember(world, 'store_id = 0');
  await page.clock.install();
  await signIn('admin', { at: MEMBERS });
  await ready(page);
  const row = await findMember(page, member);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/member/list') && calls.push(request.url()));
  await world.sql("update member set nickname = '改了名' where id = $1", [member.id]);
  await comeBack(page);
  await page.evaluate(() => fetch('/healthz'));
  expect(calls).toEqual([]);
  await page.clock.fastForward(HALF_A_MINUTE);
  await comeBack(page);
  await expect(row).toContainText('改了名');
});

test('L9: new rows are announced instead of pushing the others about, and read on a click', async ({ page, signIn, world }) => {
  const member = await takeMember(world, 'store_id = 0 and not exists (select 1 from distributor d where d.member_id = member.id)');
  await page.clock.install();
  await signIn('admin', { at: '/member/applyDistributorList' });
  await ready(page);
  const before = await rowIds(page);
  const pill = page.getByRole('button', { name: word('list.newRows').replace('{n}', '1') });
  await expect(pill).toHaveCount(0);
  const [made] = await world.sql<{ id: number }>(
    "insert into distributor_apply (member_id, real_name, reason, create_time) values ($1, '新来的', '', now()) returning id",
    [member.id],
  );
  try {
    await expect(async () => {
      await page.clock.fastForward(HALF_A_MINUTE);
      await expect(pill).toBeVisible({ timeout: 3_000 });
    }).toPass();
    expect(await rowIds(page)).toEqual(before);
    await pill.click();
    await expect.poll(async () => (await rowIds(page))[0]).toBe(made?.id);
    await expect(pill).toHaveCount(0);
  } finally {
    await world.sql('delete from distributor_apply where id = $1', [made?.id]);
  }
});
