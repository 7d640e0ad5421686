import Image from '@tiptap/extension-image';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { sendPicture } from '@/components/media/pictures/use-choose-picture';
import { draw } from '@/components/testing/draw';
import { pulsing } from '@/components/testing/pulsing';
import { ATTACK_REMAINS, attackHtml } from '@/lib/testing/attack-html';
import { cleanRichText } from './clean-rich-text';
import { pictureNode } from './media-nodes';
import { pastedHtml } from './pasted-html';
import { RichTextInput } from './RichTextInput';

vi.mock(import('@/components/media/pictures/use-choose-picture'), async (original) => ({
  ...(await original()),
  sendPicture: vi.fn(async (file: File) => `/media/${file.name}`),
}));

vi.mock(import('@/components/media/pictures/PictureLibrary'), () => ({ PictureLibrary: Library as never }));
vi.mock(import('@/components/media/videos/VideoLibrary'), () => ({ VideoLibrary: Library as never }));
function Library({ payload: { max }, answer }: DialogProps<{ max: number }, readonly { url: string }[]>) {
  const chosen = max > 1 ? ['/media/a.png', '/media/b.png'] : ['/media/c.mp4'];
  return (
    <DialogFrame title="">
      <button type="button" onClick={() => answer(chosen.map((url) => ({ url, name: '', cover: '' })))}>
        library
      </button>
    </DialogFrame>
  );
}

const schema = z.object({ detail: z.string().min(1).max(20_000) });
type Values = z.infer<typeof schema>;

function Form({ detail }: Values) {
  const form = useResourceForm<Values, unknown>({ schema, start: { detail }, labels: 'goods', save: async () => null });
  return (
    <>
      <RichTextInput form={form} name="detail" />
      <output data-testid="values">{form.hook.watch('detail')}</output>
      <button type="button" onClick={() => form.hook.setValue('detail', '<p>恢复的草稿</p>')}>
        restore
      </button>
      <button type="button" onClick={() => void form.submit()}>
        save
      </button>
    </>
  );
}
const box = page.getByRole('textbox', { name: '商品详情' });
const values = page.getByTestId('values');
const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};
const open = async (detail = '') => {
  await draw(<Form detail={detail} />, { namespaces: ['editor', 'media', 'picture'], messages: { goods: { detail: '商品详情' } } });
  // The place of an editor on its way has the same name.
  await expect.element(box).toHaveAttribute('contenteditable', 'true');
};

test('an editor far below is fetched when somebody comes near it, and takes the focus of whoever jumps to it', async () => {
  const far = (
    <>
      <div style={{ height: 6000 }} />
      <Form detail="<p>详情</p>" />
    </>
  );
  await draw(far, { namespaces: ['editor', 'media', 'picture'], messages: { goods: { detail: '商品详情' } } });
  await expect.element(box).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('2 字')).toBeInTheDocument();
  expect(page.getByRole('status', { name: '正在加载' }).elements()).toEqual([]);
  expect(pulsing()).toEqual([]);
  box.element().focus();
  await expect.element(box).toHaveAttribute('contenteditable', 'true');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('再见');
  await expect.element(values).toHaveTextContent('<p>详情再见</p>');
});

test('an editor a little below the window comes with the first turn of the wheel, not with the page', async () => {
  const below = (
    <>
      <div style={{ height: window.innerHeight + 200 }} />
      <Form detail="<p>详情</p>" />
    </>
  );
  // The page of the test before, which was long, is gone: the window says a frame later that it has moved.
  await frames(2);
  await draw(below, { namespaces: ['editor', 'media', 'picture'], messages: { goods: { detail: '商品详情' } } });
  await expect.element(box).toHaveAttribute('aria-busy', 'true');
  // What is near is told within a frame or two; an editor whose code is here already would stand there by then.
  await frames(10);
  await expect.element(box).toHaveAttribute('aria-busy', 'true');
  window.scrollBy(0, 10);
  await expect.element(box).toHaveAttribute('contenteditable', 'true');
});

test('what is wrong with the text is told at the editor itself', async () => {
  await open();
  await expect.element(box).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription(/商品详情/);
});

test('F8: text is written, formatted by keyboard and button, undone, and counted', async () => {
  await open();
  await box.click();
  await userEvent.keyboard('48 dB');
  await expect.element(values).toHaveTextContent('<p>48 dB</p>');
  await expect.element(page.getByText('5 字')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}');
  await expect.element(values).toHaveTextContent('<p><strong>48 dB</strong></p>');
  await page.getByRole('button', { name: '居中' }).click();
  await expect.element(values).toHaveTextContent('<p style="text-align: center"><strong>48 dB</strong></p>');
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.element(values).toHaveTextContent('<p>48 dB</p>');
  await page.getByRole('combobox', { name: '段落样式' }).selectOptions('大标题');
  await expect.element(values).toHaveTextContent('<h2>48 dB</h2>');
  await userEvent.keyboard('{End}{Enter}静音');
  await expect.element(page.getByText('7 字')).toBeVisible();
});

test('a link is asked for, and one that runs is refused', async () => {
  await open('<p>详情</p>');
  await box.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  await page.getByRole('button', { name: '链接' }).click();
  await page.getByLabelText('链接地址').fill('javascript:steal()');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText('请输入正确的链接地址')).toBeVisible();
  await page.getByLabelText('链接地址').fill('https://example.com');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(values).toHaveTextContent('href="https://example.com"');
});

test('what is stored is shown, videos and tables too; what another person or a draft brings is taken over', async () => {
  await open('<p>a</p><video src="/media/a.mp4" controls></video><table><tbody><tr><td><p>重量</p></td></tr></tbody></table>');
  expect(box.element().querySelector('video')?.getAttribute('src')).toBe('/media/a.mp4');
  await expect.element(box.getByRole('cell', { name: '重量' })).toBeVisible();
  await page.getByRole('button', { name: 'restore' }).click();
  await expect.element(box).toHaveTextContent('恢复的草稿');
});

test('the library remembers nothing of an editor, whose form would stay in memory with it', async () => {
  await open('<p>a</p><img src="/media/a.png" alt="">');
  expect(box.element().querySelector('img')?.getAttribute('src')).toBe('/media/a.png');
  expect(Image.child).toBe(pictureNode);
  expect(pictureNode.child).toBeNull();
});

test('one stop of the tab key for all tools', async () => {
  await open();
  page.getByRole('combobox', { name: '段落样式' }).element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('button', { name: '加粗' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('button', { name: '清除格式' })).toHaveFocus();
});

test.each(attackHtml)('text loses %s', (_name, html) => {
  expect(cleanRichText(html)).not.toMatch(ATTACK_REMAINS);
});

test('the editor draws nothing that runs, whatever is pasted', async () => {
  const steal = vi.fn();
  vi.stubGlobal('steal', steal);
  await open('<p>详情</p>');
  const editor = box.element() as HTMLElement;
  for (const [name, html] of attackHtml) {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<p>粘贴</p>${html}`);
    clipboardData.setData('text/plain', 'x');
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    expect(editor.innerHTML, name).not.toMatch(ATTACK_REMAINS);
    // What the form holds is drawn a moment later.
    await frames(2);
    expect(values.element().textContent, name).not.toMatch(ATTACK_REMAINS);
  }
  await expect.element(values).toHaveTextContent('粘贴');
  expect(editor).toHaveTextContent('粘贴');
  expect(steal).not.toHaveBeenCalled();
});

test('what was stored before is drawn without what runs', async () => {
  const steal = vi.fn();
  vi.stubGlobal('steal', steal);
  await open(attackHtml.map(([, html]) => `<p>详情</p>${html}`).join(''));
  expect((box.element() as HTMLElement).innerHTML).not.toMatch(ATTACK_REMAINS);
  expect(steal).not.toHaveBeenCalled();
});

test('F8: a picture that is pasted sends itself and stands in the text by its address', async () => {
  await open('<p>详情</p>');
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File([new Uint8Array(9)], 'shot.png', { type: 'image/png' }));
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.element(values).toHaveTextContent('<img src="/media/shot.png"');
  expect(vi.mocked(sendPicture).mock.calls).toEqual([[expect.objectContaining({ name: 'shot.png' })]]);
});

test('pictures that are pasted or chosen together all come, and those and videos that follow replace none', async () => {
  await open('<p>详情</p>');
  await box.click();
  const media = () => [...box.element().querySelectorAll('img, video')].map((each) => each.getAttribute('src'));
  const clipboardData = new DataTransfer();
  for (const name of ['1.png', '2.png']) clipboardData.items.add(new File([new Uint8Array(9)], name, { type: 'image/png' }));
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(media).toEqual(['/media/1.png', '/media/2.png']);
  const add = async (name: string) => {
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'library' }).click();
    await expect.element(page.getByRole('button', { name: 'library' })).not.toBeInTheDocument();
  };
  await add('图片');
  await expect.poll(media).toEqual(['/media/1.png', '/media/2.png', '/media/a.png', '/media/b.png']);
  await add('视频');
  await add('视频');
  await expect.poll(media).toEqual(['/media/1.png', '/media/2.png', '/media/a.png', '/media/b.png', '/media/c.mp4', '/media/c.mp4']);
  await expect.element(values).toHaveTextContent('<p>详情</p><img src="/media/1.png"');
  await userEvent.keyboard('x');
  await expect.element(values).toHaveTextContent('x');
  expect(media()).toHaveLength(6);
});

const pasteFiles = (...names: string[]) => {
  const clipboardData = new DataTransfer();
  for (const name of names) clipboardData.items.add(new File([new Uint8Array(9)], name, { type: 'image/png' }));
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};
const pictures = () => [...box.element().querySelectorAll('img, video')].map((each) => each.getAttribute('src'));

test.each(['<img src="/media/X.png">', '<video src="/media/X.png" controls></video>'])(
  'pictures put in before %s stand in their order, and what is typed next replaces none',
  async (other) => {
    await open(`<p>ab</p>${other}<p>cd</p>`);
    await box.getByText('ab').click();
    await userEvent.keyboard('{End}');
    pasteFiles('1.png', '2.png', '3.png');
    const all = ['/media/1.png', '/media/2.png', '/media/3.png', '/media/X.png'];
    await expect.poll(pictures).toEqual(all);
    await userEvent.keyboard('xy');
    await expect.element(values).toHaveTextContent(/3\.png".*<p>xy<\/p><(img|video) /);
    expect(pictures()).toEqual(all);
  },
);

test('a picture put in while one is selected stands behind it, and before the next', async () => {
  await open('<p>ab</p><img src="/media/X.png"><img src="/media/Y.png"><p>cd</p>');
  await box.getByText('ab').click();
  await userEvent.keyboard('{End}{ArrowRight}');
  pasteFiles('1.png', '2.png');
  await expect.poll(pictures).toEqual(['/media/X.png', '/media/1.png', '/media/2.png', '/media/Y.png']);
});

test('a library that is left with nothing changes nothing', async () => {
  await open('<p>ab</p><img src="/media/X.png"><img src="/media/Y.png">');
  const before = values.element().textContent;
  await box.getByText('ab').click();
  await userEvent.keyboard('{End}{ArrowRight}');
  await page.getByRole('button', { name: '图片' }).click();
  await expect.element(page.getByRole('button', { name: 'library' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'library' })).not.toBeInTheDocument();
  expect(values.element().textContent).toBe(before);
});

test('in the cell of a table the cursor stays behind the picture', async () => {
  await open('<table><tbody><tr><td><p>重量</p></td><td><p>z</p></td></tr></tbody></table>');
  await box.getByRole('cell', { name: '重量' }).click();
  await userEvent.keyboard('{End}');
  pasteFiles('1.png', '2.png');
  await expect.poll(pictures).toEqual(['/media/1.png', '/media/2.png']);
  await userEvent.keyboard('n');
  await expect.poll(() => [...box.element().querySelectorAll('td')].map((each) => each.textContent)).toEqual(['重量n', 'z']);
  expect(box.element().querySelectorAll('td:first-child img')).toHaveLength(2);
});

test('where text follows, it is gone on with right behind the picture', async () => {
  await open('<p>ab</p><p>cd</p>');
  await box.getByText('ab').click();
  await userEvent.keyboard('{End}');
  pasteFiles('1.png');
  await expect.poll(pictures).toEqual(['/media/1.png']);
  await userEvent.keyboard('x');
  await expect.element(values).toHaveTextContent(/^<p>ab<\/p><img [^>]*><p>xcd<\/p>$/);
});

test('F8: what Word copies becomes paragraphs and lists without its looks', () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><style>p.MsoNormal{margin:0}</style><body>
    <p class=MsoNormal align=center style='text-align:center;mso-pagination:widow-orphan'><b><span style='font-family:宋体;color:red'>标题<o:p></o:p></span></b></p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span>·&nbsp;&nbsp;</span>一</p>
    <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span>·&nbsp;&nbsp;</span>二</p>
    <img src="file:///C:/a.png"></body></html>`;
  expect(pastedHtml(word).replace(/\s*\n\s*/g, '')).toBe(
    '<p style="text-align: center"><b><span>标题</span></b></p><ul><li>一</li><li>二</li></ul>',
  );
});
