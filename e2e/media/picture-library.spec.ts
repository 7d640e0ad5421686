import { expect, test, word } from '../fixtures';
import { dropFiles, fileOf, newPicture, noteForms, openLibrary, pictureCell, STORE_FORM } from './media-page';

test.use({ actionTimeout: 30_000 });

test.describe('图片库 the picture library', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('admin', { at: STORE_FORM });
  });

  test('M1, M2: is the specified dialog: title, 800 px, ten a page, one picture at most', async ({ page }) => {
    const library = await openLibrary(page);
    await expect(library.getByRole('heading')).toHaveText('我的图片');
    expect((await library.boundingBox())?.width).toBe(800);
    const cells = library.getByRole('gridcell');
    await expect(cells).toHaveCount(10);
    await cells.nth(0).click();
    await expect(cells.nth(0)).toHaveAttribute('aria-selected', 'true');
    await cells.nth(1).click();
    await expect(page.getByText('选择的图片不能超过 1 张')).toBeVisible();
    await expect(cells.nth(1)).toHaveAttribute('aria-selected', 'false');
    await cells.nth(0).click();
    await expect(cells.nth(0)).toHaveAttribute('aria-selected', 'false');
  });

  test('says the words of the specification in English', async ({ page }) => {
    await page.getByRole('button', { name: word('shell.language') }).click();
    await expect(page.getByText('Store name')).toBeVisible();
    await page.locator('[data-field="logo"] button.pick').click();
    const library = page.getByRole('dialog', { name: 'my pictures', exact: true });
    await library.getByRole('gridcell').nth(0).click();
    await library.getByRole('gridcell').nth(1).click();
    await expect(page.getByText('number of pictures selected cannot exceed 1')).toBeVisible();
    await library.getByRole('button', { name: 'picture upload' }).click();
    const form = page.getByRole('dialog', { name: 'picture upload', exact: true });
    await form.getByLabel('Upload method').selectOption('');
    await form.getByLabel('Group').selectOption('');
    await form.getByRole('button', { name: 'Upload', exact: true }).click();
    for (const text of ['upload method cannot be empty', 'group cannot be empty', 'picture cannot be empty']) {
      await expect(form.getByText(text)).toBeVisible();
    }
    expect(await form.locator('input[type=file]').getAttribute('accept')).toBe('image/png,image/jpeg');
    await form.locator('input[type=file]').setInputFiles(fileOf('notes.txt', 'text/plain', 'no picture'));
    await expect(form.getByText('wrong file format, please upload picture types such as JPG, PNG')).toBeVisible();
  });

  test('M1: uploads one picture as pictureFile, shows it first, and it can be taken', async ({ page }) => {
    const forms = await noteForms(page);
    await page.reload();
    const library = await openLibrary(page);
    await library.getByRole('button', { name: word('picture.uploadTitle') }).click();
    const form = page.getByRole('dialog', { name: word('picture.uploadTitle'), exact: true });
    const picture = await newPicture('jpeg');
    await form.locator('input[type=file]').setInputFiles(picture);
    const sent = page.waitForRequest((request) => request.url().endsWith('/picture/upload'));
    await form.getByRole('button', { name: word('media.upload'), exact: true }).click();
    const request = await sent;
    expect(request.headers()['x-csrf']).toBe('1');
    expect(await forms()).toEqual([['pictureFile']]);
    await expect(page.getByText('上传成功')).toBeVisible();
    await expect(form).toBeHidden();
    await expect(pictureCell(library, picture.name)).toHaveAttribute('aria-selected', 'true');
    await library.getByRole('button', { name: word('media.ok') }).click();
    await expect(page.locator('[data-field="logo"] img')).toHaveAttribute('src', /^\/media\/pictures\/[0-9a-f]{2}\/[0-9a-f]{64}\.jpg$/);
    await expect(page.locator('[data-field="logo"] button.pick')).toBeFocused();
  });

  test('M7: says where a picture is used instead of deleting it, and the server refuses all the same', async ({ page, world }) => {
    const library = await openLibrary(page);
    await library.getByRole('searchbox').fill('运动手表-主图');
    const cell = pictureCell(library, '运动手表-主图');
    await world.sql("update video set cover = '/media/demo/watch-5.jpg' where title = '机械键盘换轴教程'");
    await expect(cell).toHaveCount(1);
    await cell.focus();
    await page.keyboard.press('Delete');
    const used = page.getByRole('alertdialog', { name: word('picture.usedTitle') });
    await expect(used.getByRole('listitem').filter({ hasText: '机械键盘换轴教程' })).toContainText(word('picture.place.video'));
    await used.getByRole('button', { name: word('media.ok') }).click();
    await expect(used).toBeHidden();
    await expect(cell).toBeFocused();
    await expect(cell).toBeVisible();
    const [row] = await world.sql<{ id: number }>("select id from picture where name like '运动手表-主图%'");
    await expect(world.api.as('admin', 'DELETE', `/v1/admin/picture/${row?.id}`)).rejects.toThrow('40902 无法删除：图片正在使用');
  });

  test('M1: deletes after a question', async ({ page }) => {
    const library = await openLibrary(page);
    const picture = await newPicture();
    await dropFiles(library.getByRole('grid'), [picture]);
    const cell = pictureCell(library, picture.name);
    await expect(cell).toBeVisible();
    await cell.focus();
    await page.keyboard.press('Delete');
    const question = page.getByRole('alertdialog', { name: '确定要删除该图片吗？' });
    await question.getByRole('button', { name: word('media.delete') }).click();
    await expect(page.getByText('删除成功')).toBeVisible();
    await expect(cell).toBeHidden();
  });

  test('M8: all of it works by keys, and the focus comes back', async ({ page }) => {
    await page.locator('[data-field="logo"] button.pick').focus();
    await page.keyboard.press('Enter');
    const library = page.getByRole('dialog', { name: word('picture.libraryTitle') });
    const cells = library.getByRole('gridcell');
    await cells.first().focus();
    for (const key of ['ArrowRight', 'ArrowDown', 'End', 'Home', 'ArrowRight']) await page.keyboard.press(key);
    await expect(cells.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(cells.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(library).toBeHidden();
    await expect(page.locator('[data-field="logo"] button.pick')).toBeFocused();
  });
});
