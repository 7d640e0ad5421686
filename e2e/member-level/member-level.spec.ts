import { expect, test, word } from '../fixtures';
import { agree, dialogOf, done, said } from '../page-parts';
import { act } from '../row-action';

const LEVELS = '/member/memberLevel';
const save = word('form.save');

test.describe('用户等级 member levels', () => {
  test('a new level: growth between its neighbours, an icon from the library; then changed and deleted', async ({
    page,
    signIn,
    consoleErrors,
  }) => {
    await signIn('admin', { at: LEVELS });
    await page.getByRole('button', { name: word('memberLevel.add'), exact: true }).click();
    const form = dialogOf(page, word('memberLevel.add'));
    await form.getByRole('button', { name: save, exact: true }).click();
    await expect(form.getByText('请上传等级图标', { exact: true }).first()).toBeVisible();
    await form.getByLabel(word('memberLevel.fields.name')).fill('至尊会员');
    await form.getByLabel(/^等级\*?$/).fill('5');
    await form.getByLabel(word('memberLevel.fields.growthMin')).fill('8000');
    await form.getByRole('button', { name: `${word('media.inputs.pick')} ${word('memberLevel.fields.icon')}` }).click();
    const library = page.getByRole('dialog', { name: word('picture.libraryTitle') });
    await library.getByRole('gridcell').first().click();
    await library.getByRole('button', { name: word('media.ok'), exact: true }).click();
    const cropper = page.getByRole('dialog', { name: word('media.cropper.title') });
    const ready = cropper.getByRole('button', { name: word('media.ok'), exact: true });
    await expect(ready).toBeEnabled();
    await ready.click();
    await expect(form.getByRole('button', { name: `${word('media.replace')} ${word('memberLevel.fields.icon')}` })).toBeVisible();
    await form.getByRole('button', { name: save, exact: true }).click();
    await expect(form.getByText('升级成长值须大于 8000（钻石会员）', { exact: true })).toBeVisible();
    await form.getByLabel(word('memberLevel.fields.growthMin')).fill('20000');
    await form.getByRole('button', { name: save, exact: true }).click();
    await expect(said(page, word('common.created'))).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: '至尊会员' });
    await expect(row).toContainText('20,000');
    await act(page, row, word('common.edit'));
    await dialogOf(page, word('memberLevel.edit')).getByLabel(word('memberLevel.fields.discount')).fill('88');
    await dialogOf(page, word('memberLevel.edit')).getByRole('button', { name: save, exact: true }).click();
    await expect(row).toContainText('88%');
    await act(page, row, word('common.delete'));
    await agree(page, word('common.delete'));
    await expect(said(page, done('common.delete'))).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(consoleErrors).toEqual([]);
  });

  test('a level with members and the default level are not deleted; the default is not switched off', async ({ page, signIn }) => {
    await signIn('admin', { at: LEVELS });
    const remove = async (name: string) => {
      await act(page, page.getByRole('row').filter({ hasText: name }), word('common.delete'));
      await agree(page, word('common.delete'));
    };
    await remove('黄金会员');
    await expect(said(page, '无法删除：该等级下还有用户')).toBeVisible();
    await remove('普通会员');
    await expect(said(page, '无法删除：该等级为默认等级')).toBeVisible();
    const normal = page.getByRole('row').filter({ hasText: '普通会员' }).getByRole('switch');
    await normal.click();
    await expect(said(page, '无法停用：该等级为默认等级')).toBeVisible();
    await expect(normal).toHaveAttribute('aria-checked', 'true');
  });

  test('another level becomes the default, and the first takes it back', async ({ page, signIn, world }) => {
    const standard = async () =>
      (await world.sql<{ name: string }>('select name from member_level where is_default = 1')).map(({ name }) => name);
    await signIn('admin', { at: LEVELS });
    for (const name of ['白银会员', '普通会员']) {
      await act(page, page.getByRole('row').filter({ hasText: name }), word('memberLevel.actions.setDefault'));
      await agree(page, word('memberLevel.actions.setDefault'));
      await expect(
        page.getByRole('row').filter({ hasText: name }).getByText(word('memberLevel.columns.default'), { exact: true }),
      ).toBeVisible();
      expect(await standard()).toEqual([name]);
    }
  });

  test('another store reads the levels and changes nothing', async ({ page, signIn }) => {
    await signIn('store1', { at: LEVELS });
    await expect(page.getByRole('row').filter({ hasText: '钻石会员' })).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
    await expect(page.getByRole('button', { name: word('memberLevel.add') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: word('common.edit'), exact: true })).toHaveCount(0);
  });
});
