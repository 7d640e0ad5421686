import { expect, test, word } from '../fixtures';
import { keptInBrowser } from '../kept-in-browser';
import { agree, dialogOf, done, said } from '../page-parts';
import { act } from '../row-action';
import { findMember, MEMBERS, SETTLED, takeMember } from './members';

const ok = word('common.ok');

test.describe('用户 one member', () => {
  test('F4: points: too many are refused at their field, a gift is booked in the ledger', async ({
    page,
    signIn,
    world,
    consoleErrors,
  }) => {
    const member = await takeMember(world, `points > 0 and ${SETTLED}`);
    await signIn('admin', { at: MEMBERS });
    const row = await findMember(page, member);
    await act(page, row, word('member.actions.points'));
    const dialog = dialogOf(page, word('member.actions.points'));
    await dialog.getByRole('button', { name: ok, exact: true }).click();
    await expect(dialog.getByRole('alert').getByText('请输入调整积分', { exact: true }).first()).toBeVisible();
    await expect(dialog.getByText('请输入调整原因', { exact: true }).first()).toBeVisible();
    await dialog.getByRole('radio', { name: word('member.adjust.decrease') }).check();
    await dialog.getByLabel(word('member.pointsDialog.delta')).fill(String(member.points + 1));
    await dialog.getByLabel(word('member.pointsDialog.remark')).fill('对账');
    await dialog.getByRole('button', { name: ok, exact: true }).click();
    await expect(dialog.getByText('无法扣减：积分不足', { exact: true })).toBeVisible();
    await dialog.getByRole('radio', { name: word('member.adjust.increase') }).check();
    await dialog.getByLabel(word('member.pointsDialog.delta')).fill('30');
    await dialog.getByRole('button', { name: ok, exact: true }).click();
    await expect(said(page, done('member.actions.points'))).toBeVisible();
    await expect(row.getByText((member.points + 30).toLocaleString('en-US'), { exact: true })).toBeVisible();
    await act(page, row, word('common.details'));
    await page.getByRole('tab', { name: word('member.tabs.points') }).click();
    const booked = page.getByRole('tabpanel').getByRole('row').nth(1);
    await expect(booked).toContainText('+30');
    await expect(booked).toContainText('对账');
    expect(consoleErrors).toEqual([]);
  });

  test('balance: the change is confirmed with before and after, and not made after a no', async ({ page, signIn, world }) => {
    const member = await takeMember(world, 'true');
    const balance = async () =>
      (await world.sql<{ balance: number }>('select balance::int as balance from member where id = $1', [member.id]))[0]?.balance;
    const yuan = (fen: number) => `¥${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    await signIn('admin', { at: MEMBERS });
    await act(page, await findMember(page, member), word('member.actions.balance'));
    const dialog = dialogOf(page, word('member.actions.balance'));
    await dialog.getByLabel(word('member.balanceDialog.delta')).fill('1,000.50');
    await dialog.getByLabel(word('member.balanceDialog.remark')).fill('活动补偿');
    const question = page.getByRole('alertdialog', { name: word('member.adjust.confirmTitle') });
    await dialog.getByRole('button', { name: ok, exact: true }).click();
    await expect(question).toContainText(`由 ${yuan(member.balance)} 调整为 ${yuan(member.balance + 100_050)}`);
    await question.getByRole('button', { name: word('feedback.cancel'), exact: true }).click();
    await expect(question).toHaveCount(0);
    expect(await balance()).toBe(member.balance);
    await dialog.getByRole('button', { name: ok, exact: true }).click();
    await question.getByRole('button', { name: word('member.adjust.confirm'), exact: true }).click();
    await expect(said(page, done('member.actions.balance'))).toBeVisible();
    expect(await balance()).toBe(member.balance + 100_050);
  });

  test('F3: editing: the masked mobile stays, and the second of two editors chooses field by field', async ({ page, signIn, world }) => {
    const member = await takeMember(world, 'true');
    const stored = async () =>
      (
        await world.sql<{ nickname: string; mobile: string; remark: string; real_name: string }>(
          'select nickname, mobile, remark, real_name from member where id = $1',
          [member.id],
        )
      )[0];
    const before = await stored();
    await signIn('admin', { at: MEMBERS });
    await act(page, await findMember(page, member), word('common.edit'));
    const form = dialogOf(page, word('member.edit'));
    await form.getByLabel(word('member.fields.remark')).fill('我写的备注');
    const now = (await world.api.as('admin', 'GET', `/v1/admin/member/info?id=${member.id}`)) as Record<string, unknown>;
    await world.api.as('admin', 'PUT', '/v1/admin/member', { ...now, realName: '别人改的' });
    await form.getByRole('button', { name: word('form.save'), exact: true }).click();
    const conflict = page.getByRole('dialog', { name: word('form.conflict.title') });
    await expect(conflict).toContainText('我写的备注');
    await expect(conflict).toContainText('别人改的');
    await conflict.getByRole('button', { name: word('form.conflict.apply'), exact: true }).click();
    await form.getByRole('button', { name: word('form.save'), exact: true }).click();
    await expect(said(page, word('common.updated'))).toBeVisible();
    expect(await stored()).toEqual({ ...before, remark: '我写的备注', real_name: '别人改的' });
  });

  test('F4: adding: a mobile that is taken is refused at its field, another makes the member', async ({ page, signIn, world }) => {
    const [known] = await world.sql<{ mobile: string }>('select mobile from member order by id limit 1');
    await signIn('admin', { at: MEMBERS });
    await page.getByRole('button', { name: word('member.add'), exact: true }).click();
    const form = dialogOf(page, word('member.add'));
    await form.getByLabel(word('member.fields.nickname')).fill('新来的朋友');
    await form.getByLabel(word('member.fields.mobile')).fill(known?.mobile ?? '');
    await form.getByRole('button', { name: word('form.save'), exact: true }).click();
    await expect(form.getByText('手机号已存在', { exact: true })).toBeVisible();
    await form.getByLabel(word('member.fields.mobile')).fill('19912345678');
    await form.getByRole('button', { name: word('form.save'), exact: true }).click();
    await expect(said(page, word('common.created'))).toBeVisible();
    await expect(page.locator('tbody tr').first()).toContainText('新来的朋友');
    await expect(page.locator('tbody tr').first()).toContainText('199****5678');
  });

  test('F2: what is typed into an abandoned form is offered again', async ({ page, signIn, world }) => {
    const member = await takeMember(world, 'true');
    await signIn('admin', { at: MEMBERS });
    await act(page, await findMember(page, member), word('common.edit'));
    const form = dialogOf(page, word('member.edit'));
    await form.getByLabel(word('member.fields.remark')).fill('写到一半');
    await expect.poll(async () => (await keptInBrowser(page)).join()).toContain('写到一半');
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await act(page, page.locator(`tr[data-id="${member.id}"]`), word('common.edit'));
    await form.getByRole('button', { name: word('form.draft.restore'), exact: true }).click();
    await expect(form.getByLabel(word('member.fields.remark'))).toHaveValue('写到一半');
  });

  test('level: changed by hand it is locked, and goes back to what the growth gives', async ({ page, signIn, world }) => {
    const member = await takeMember(world, 'level_id = 1 and level_locked = 0 and growth < 500');
    await signIn('admin', { at: MEMBERS });
    const row = await findMember(page, member);
    await act(page, row, word('member.actions.level'));
    const dialog = dialogOf(page, word('member.actions.level'));
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: '黄金会员' }).click();
    await dialog.getByRole('button', { name: ok, exact: true }).click();
    await expect(row).toContainText('黄金会员');
    await act(page, row, word('member.actions.levelAuto'));
    await agree(page, word('member.actions.levelAuto'));
    await expect(row).toContainText('普通会员');
    await act(page, row, word('common.details'));
    await page.getByRole('tab', { name: word('member.tabs.levels') }).click();
    const changes = page.getByRole('tabpanel').getByRole('row');
    await expect(changes.nth(1)).toContainText(word('member.level.auto'));
    await expect(changes.nth(2)).toContainText(word('member.level.manual'));
  });

  test('referrer: one who does not promote is refused, a distributor is taken, and cleared again', async ({ page, signIn, world }) => {
    const member = await takeMember(world, 'parent_id is null and is_distributor = 0');
    const plain = await takeMember(world, 'is_distributor = 0');
    const [promoter] = await world.sql<{ id: number; nickname: string }>(
      `select m.id, m.nickname from member m join distributor d on d.member_id = m.id and d.status = 1
       where m.parent_id is null and m.id <> $1 order by m.id limit 1`,
      [member.id],
    );
    await signIn('admin', { at: MEMBERS });
    const row = await findMember(page, member);
    await act(page, row, word('member.actions.parent'));
    const dialog = dialogOf(page, word('member.actions.parent'));
    const choose = async (id: number | undefined) => {
      await dialog.getByRole('combobox').fill(String(id));
      await page.getByRole('option', { name: new RegExp(`#${id}$`) }).click();
      await dialog.getByRole('button', { name: ok, exact: true }).click();
    };
    await choose(plain.id);
    await expect(dialog.getByText('无法绑定上级：所选用户没有推广资格', { exact: true })).toBeVisible();
    await choose(promoter?.id);
    await expect(row.getByRole('button', { name: promoter?.nickname ?? '', exact: true })).toBeAttached();
    await act(page, row, word('member.actions.clearParent'));
    await agree(page, word('member.actions.clearParent'));
    await expect(said(page, done('member.actions.clearParent'))).toBeVisible();
    const [kept] = await world.sql<{ parent_id: number | null }>('select parent_id from member where id = $1', [member.id]);
    expect(kept?.parent_id).toBeNull();
  });

  test('password: a new one is shown once and can be copied', async ({ page, signIn, world, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const member = await takeMember(world, 'true');
    await signIn('admin', { at: MEMBERS });
    await act(page, await findMember(page, member), word('member.actions.password'));
    await agree(page, word('member.actions.password'));
    const shown = page.getByRole('status', { name: word('form.oneTimePassword.label') });
    await expect(shown).toHaveText(/^(?=.*[A-Za-z])(?=.*\d).{8,}$/);
    await page.getByRole('button', { name: word('form.oneTimePassword.copy') }).click();
    await expect(said(page, word('list.copied'))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await shown.textContent());
  });

  test('mobile: shown in full on demand, which is written down', async ({ page, signIn, world }) => {
    const member = await takeMember(world, 'true');
    const [full] = await world.sql<{ mobile: string }>('select mobile from member where id = $1', [member.id]);
    await signIn('admin', { at: MEMBERS });
    const row = await findMember(page, member);
    await row.getByRole('button', { name: word('list.reveal'), exact: true }).click();
    await expect(row).toContainText(full?.mobile ?? '');
    const noted = await world.sql("select 1 from access_log where resource = 'member' and record_id = $1 and field = 'mobile'", [
      member.id,
    ]);
    expect(noted).toHaveLength(1);
  });

  test('the record shows profile, addresses and referred members', async ({ page, signIn, world, consoleErrors }) => {
    const [referrer] = await world.sql<{ id: number; nickname: string; mobile: string; n: string }>(
      `select m.id, m.nickname, m.mobile, count(*) n from member m join member r on r.parent_id = m.id
       where exists (select 1 from member_address a where a.member_id = m.id) group by m.id order by m.id limit 1`,
    );
    const [address] = await world.sql<{ address: string }>(
      'select address from member_address where member_id = $1 order by is_default desc, id',
      [referrer?.id],
    );
    await signIn('admin', { at: MEMBERS });
    await act(page, await findMember(page, { id: referrer?.id ?? 0, mobile: referrer?.mobile ?? '' }), word('common.details'));
    const panel = page.getByRole('tabpanel');
    await expect(panel).toContainText(referrer?.nickname ?? '');
    await page.getByRole('tab', { name: word('member.tabs.addresses') }).click();
    await expect(panel).toContainText(address?.address ?? '');
    await page.getByRole('tab', { name: word('member.tabs.referred') }).click();
    await expect(panel).toContainText(word('page.total').replace('{n}', referrer?.n ?? ''));
    await page.getByRole('tab', { name: word('member.tabs.balance') }).click();
    await expect(panel).toContainText(word('ledger.fields.no'));
    expect(consoleErrors).toEqual([]);
  });
});
