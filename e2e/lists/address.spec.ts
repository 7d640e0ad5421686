import { expect, test, word } from '../fixtures';
import { MEMBERS } from '../member/members';

const totalOf = (n: number) => word('page.total').replace('{n}', n.toLocaleString('en-US'));

test.describe('the address of a list', () => {
  test('brings its first rows with the page, before any script asks', async ({ page, signIn, world }) => {
    await signIn('admin');
    const [newest] = await world.sql<{ id: number; nickname: string }>(
      'select id, nickname from member order by register_time desc, id desc limit 1',
    );
    const html = await (await page.request.get(MEMBERS)).text();
    expect(html).toContain(newest?.nickname);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(MEMBERS);
    await expect(page.locator('tbody tr').first()).toHaveAttribute('data-id', String(newest?.id));
    expect(asked).not.toContain('/api/v1/admin/member/list');
  });

  test('full of garbage falls back to the whole list and loses nothing', async ({ page, signIn, world, consoleErrors }) => {
    const [{ n = 0 } = {}] = await world.sql<{ n: number }>('select count(*)::int as n from member');
    await signIn('admin');
    const garbage = `?currPage=-3&pageSize=7&status=abc&levelId=%00&sortField=password&sortOrder=up&nosuch=1&startTime=yesterday&keyword=${encodeURIComponent('   ')}`;
    await page.goto(`${MEMBERS}${garbage}`);
    await expect(page.getByText(totalOf(n))).toBeVisible();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });

  test('past the last page shows the last real one', async ({ page, signIn, world }) => {
    const [oldest] = await world.sql<{ id: number }>('select id from member order by register_time asc, id asc limit 1');
    await signIn('admin', { at: `${MEMBERS}?currPage=99999&pageSize=30` });
    await expect(page.locator(`tbody tr[data-id="${oldest?.id}"]`)).toHaveCount(1);
    await expect(page).not.toHaveURL(/currPage=99999/);
  });

  test('a search of letters from right to left, emoji and wildcards finds nothing and says so', async ({ page, signIn, consoleErrors }) => {
    await signIn('admin', { at: MEMBERS });
    await page.getByRole('searchbox', { name: word('member.keyword') }).fill('مرحبا👩‍👩‍👧%_\\');
    await page.getByRole('button', { name: word('list.search'), exact: true }).click();
    await expect(page.getByText(totalOf(0))).toBeVisible();
    await page.getByRole('button', { name: word('list.reset'), exact: true }).click();
    await expect(page.locator('tbody tr').first()).toBeVisible();
    expect(consoleErrors).toEqual([]);
  });
});

test.describe('calls that no screen makes', () => {
  test('50 kB of text are refused with the field that holds them', async ({ page, signIn, world }) => {
    const [member] = await world.sql<{ id: number }>('select id from member where status = 1 and store_id = 0 order by id limit 1');
    await signIn('admin', { at: MEMBERS });
    const answer = await page.evaluate(
      async ({ id, remark }) => {
        const response = await fetch('/api/v1/admin/member', {
          method: 'PUT',
          headers: { 'content-type': 'application/json', 'x-csrf': '1' },
          body: JSON.stringify({ id, version: 1, nickname: '长', mobile: '13800000000', remark }),
        });
        return response.json();
      },
      { id: member?.id, remark: '长'.repeat(17_000) },
    );
    expect(answer).toMatchObject({ code: 40001, data: { fieldErrors: [{ field: 'remark', msg: '备注不能超过 200 个字符' }] } });
  });

  test('a record that does not exist is named, and the list beside the call stays', async ({ page, signIn }) => {
    await signIn('admin', { at: MEMBERS });
    const answer = await page.evaluate(async () =>
      (await fetch('/api/v1/admin/member/info?id=999999999', { headers: { 'x-csrf': '1' } })).json(),
    );
    expect(answer).toMatchObject({ code: 40401, msg: '用户不存在' });
    await expect(page.locator('tbody tr').first()).toBeVisible();
  });
});
