import { expect, test, word } from '../fixtures';
import { MEMBERS } from '../member/members';
import { rowOf, said } from '../page-parts';
import { boxOf, bulkBar, choose, chosen, namedMembers, ready, rowIds, total } from './list-page';

test('L4: Shift takes and releases every row from the one clicked before', async ({ page, signIn }) => {
  await signIn('admin', { at: MEMBERS });
  await ready(page);
  const [first = 0, , third = 0, fourth = 0, , sixth = 0] = await rowIds(page);
  await boxOf(page, first).click();
  await expect(bulkBar(page)).toContainText(chosen(1));
  await boxOf(page, sixth).click({ modifiers: ['Shift'] });
  await expect(bulkBar(page)).toContainText(chosen(6));
  await expect(rowOf(page, fourth)).toHaveAttribute('aria-selected', 'true');
  await boxOf(page, third).click({ modifiers: ['Shift'] });
  await expect(bulkBar(page)).toContainText(chosen(2));
  await expect(boxOf(page, fourth)).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: word('list.selectPage') })).toHaveJSProperty('indeterminate', true);
  // By keyboard alone: the box is a box.
  await boxOf(page, third).focus();
  await page.keyboard.press('Space');
  await expect(bulkBar(page)).toContainText(chosen(3));
  await bulkBar(page)
    .getByRole('button', { name: word('list.clearSelection') })
    .click();
  await expect(bulkBar(page)).toHaveCount(0);
});

test('L4: rows stay chosen while paging, all that match can be chosen but some, and other filters forget them', async ({
  page,
  signIn,
  world,
}) => {
  const { ids, address } = await namedMembers(world, '选取', 25);
  await signIn('admin', { at: `${MEMBERS}${address}&pageSize=10` });
  await ready(page);
  const whole = page.getByRole('checkbox', { name: word('list.selectPage') });
  const firstPage = await rowIds(page);
  await boxOf(page, firstPage[0] ?? 0).click();
  await page.getByRole('button', { name: word('page.next'), exact: true }).click();
  await expect.poll(() => rowIds(page)).not.toContain(firstPage[0]);
  await whole.click();
  await expect(bulkBar(page)).toContainText(chosen(11));
  await page.getByRole('button', { name: word('page.prev'), exact: true }).click();
  await expect(boxOf(page, firstPage[0] ?? 0)).toBeChecked();
  await expect(boxOf(page, firstPage[1] ?? 0)).not.toBeChecked();

  await bulkBar(page)
    .getByRole('button', { name: word('list.selectAllMatching').replace('{n}', String(ids.length)) })
    .click();
  await expect(bulkBar(page)).toContainText(chosen(25));
  await boxOf(page, firstPage[1] ?? 0).click();
  await expect(bulkBar(page)).toContainText(chosen(24));
  await page.getByRole('button', { name: word('page.next'), exact: true }).click();
  await expect(whole).toBeChecked();
  await choose(page, word('member.fields.status'), word('enums.memberStatus.1'));
  await expect(bulkBar(page)).toHaveCount(0);
});

test('L4: when other rows match than were seen, nothing is done before the person agrees to the new number', async ({
  page,
  signIn,
  world,
}) => {
  const { ids, address } = await namedMembers(world, '点数', 12);
  const [gone = 0, kept = 0] = ids;
  await signIn('admin', { at: `${MEMBERS}${address}&pageSize=10` });
  await ready(page);
  await page.getByRole('checkbox', { name: word('list.selectPage') }).click();
  await bulkBar(page)
    .getByRole('button', { name: word('list.selectAllMatching').replace('{n}', '12') })
    .click();
  await expect(bulkBar(page)).toContainText(chosen(12));
  await world.sql("update member set nickname = '走了' || id where id = $1", [gone]);
  await bulkBar(page)
    .getByRole('button', { name: word('member.actions.disable'), exact: true })
    .click();
  const reason = page.getByRole('dialog');
  await reason.getByLabel(word('common.reason')).fill('整批停用');
  await reason.getByRole('button', { name: word('member.actions.disable'), exact: true }).click();
  await expect(page.getByText('符合条件的数据已由 12 条变为 11 条，尚未执行任何操作')).toBeVisible();
  const statuses = () => world.sql<{ status: number }>('select status from member where id = any($1::int[])', [ids]);
  expect((await statuses()).every(({ status }) => status === 1)).toBe(true);
  await page.getByRole('button', { name: word('list.bulk.goOn').replace('{n}', '11') }).click();
  await expect(said(page, word('list.bulk.result').replace('{n}', '11').replace('{m}', '0'))).toBeVisible();
  const after = await world.sql<{ id: number }>('select id from member where status = 1 and id = any($1::int[])', [[gone, kept]]);
  expect(after).toEqual([{ id: gone }]);
  await expect(page.getByText(total(11))).toBeVisible();
});
