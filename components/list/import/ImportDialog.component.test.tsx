import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { useAsk } from '@/components/dialogs/use-ask';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import type { ImportAnswer } from '@/lib/contract/call/import-answer';
import type { Reading } from '@/lib/import/judge-rows';
import type { RawRow } from '@/lib/import/read-rows';
import { ImportDialog } from './ImportDialog';
import { ImportResult } from './ImportResult';
import type { ImportCheck } from './import-params';

interface Card {
  readonly account: string;
  readonly secret: string;
}
const read = ({ cells }: RawRow): Reading<Card> => {
  const [account, secret, ...more] = cells;
  return account && secret && more.length === 0 ? { value: { account, secret } } : { reason: '字段数须为 2 个' };
};
const keyOf = ({ account }: Card) => account;
const columns = [
  { key: 'account', header: '账号', cell: ({ account }: Card) => account },
  { key: 'secret', header: '密码', cell: () => '••••••' },
];
const send = vi.fn(async (cards: readonly Card[]): Promise<ImportAnswer> => {
  return { total: cards.length, imported: cards.length - 1, duplicate: 0, invalid: [{ line: 2, msg: '账号已停用' }] };
});
const check = vi.fn(async (): Promise<ImportCheck> => ({ duplicates: [1], invalid: [] }));
const closed = vi.fn();

function Dialog({ answer }: DialogProps<object, ImportAnswer>) {
  const [separator, setSeparator] = useState('----');
  const close = (result: ImportAnswer | undefined) => {
    closed(result);
    answer(result);
  };
  return (
    <ImportDialog<Card>
      title="导入"
      note="影视会员 月卡"
      accept={accept}
      maxBytes={5 * 1024 * 1024}
      maxLines={100}
      paste
      separator={separator}
      controls={
        <button type="button" onClick={() => setSeparator('##')}>
          ##
        </button>
      }
      columns={columns}
      read={read}
      keyOf={keyOf}
      check={check}
      send={send}
      onClose={close}
    />
  );
}
const accept = ['txt', 'csv'] as const;

function Opener() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(Dialog, {})}>
      open
    </button>
  );
}
const open = async () => {
  await draw(<Opener />, { namespaces: ['import'] });
  await page.getByRole('button', { name: 'open' }).click();
};

test('pasted lines are judged, counted and sent; what was refused is named by its line', async () => {
  await open();
  await page.getByLabelText('导入内容').fill('known----1\n\na----1\nbad\na----2\nb----3\n');
  await expect.element(page.getByText('前 10 行，共 5 行')).toBeVisible();
  await expect.element(page.getByText('第 4 行：字段数须为 2 个')).toBeVisible();
  // The server knows one more.
  await expect.element(page.getByRole('button', { name: '重复 2' })).toBeVisible();
  await page.getByRole('button', { name: '重复 2' }).click();
  await expect.element(page.getByRole('table', { name: '预览' }).getByRole('row').nth(2)).toHaveTextContent('5');
  await page.getByRole('button', { name: '导入 2 条' }).click();
  await expect.element(page.getByText('导入成功 1 条，重复 2 条，失败 2 条')).toBeVisible();
  await expect.element(page.getByText('第 4 行：字段数须为 2 个')).toBeVisible();
  await expect.element(page.getByText('第 6 行：账号已停用')).toBeVisible();
  expect(send.mock.calls[0]?.[0]).toEqual([
    { account: 'a', secret: '1' },
    { account: 'b', secret: '3' },
  ]);
  await page.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect.poll(() => closed).toHaveBeenCalledWith(expect.objectContaining({ imported: 1 }));
});

test('what the server says of lines that are already imported is no part of the result', async () => {
  const { promise: late, resolve: answerLate } = deferred<ImportCheck>();
  check.mockReturnValueOnce(late);
  send.mockResolvedValueOnce({ total: 2, imported: 2, duplicate: 0, invalid: [] });
  await open();
  check.mockClear();
  await page.getByLabelText('导入内容').fill('a----1\nb----2\nbad\n');
  await expect.poll(() => check).toHaveBeenCalled();
  await page.getByRole('button', { name: '导入 2 条' }).click();
  await expect.element(page.getByText('导入成功 2 条，失败 1 条', { exact: true })).toBeVisible();
  answerLate({ duplicates: [1, 2], invalid: [] });
  await late;
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  expect(page.getByText('导入成功 2 条，失败 1 条', { exact: true }).query()).not.toBeNull();
});

test.each([
  [0, 0, '导入成功 1 条'],
  [1, 0, '导入成功 1 条，重复 1 条'],
  [0, 1, '导入成功 1 条，失败 1 条'],
])('of %i duplicates and %i failures nothing more is said', async (duplicate, failed, words) => {
  send.mockResolvedValueOnce({ total: 3, imported: 1, duplicate, invalid: failed > 0 ? [{ line: 1, msg: '账号已停用' }] : [] });
  await draw(<ImportResult answer={await send([])} />, { namespaces: ['import'] });
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test('pasted lines are not given up without a question; nothing asks about a file or about what was sent', async () => {
  allGood();
  closed.mockClear();
  await open();
  await page.getByLabelText('导入内容').fill('a----1');
  const ask = page.getByRole('alertdialog', { name: '离开' });
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await expect.element(ask).toBeVisible();
  await ask.getByRole('button', { name: '取消' }).click();
  await expect.element(page.getByLabelText('导入内容')).toHaveValue('a----1');
  expect(closed).not.toHaveBeenCalled();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).click();
  await ask.getByRole('button', { name: '离开' }).click();
  await expect.poll(() => closed.mock.calls).toEqual([[undefined]]);
});

test('a file of another kind is refused, one in GBK is read', async () => {
  await open();
  await page.getByRole('button', { name: '文件' }).click();
  const input = page.getByLabelText('点击选择文件');
  await userEvent.upload(input, new File(['x'], 'a.pdf'));
  await expect.element(page.getByText('不支持该文件类型')).toBeVisible();
  // 张三----1 in GBK.
  await userEvent.upload(page.getByLabelText('a.pdf'), new File([new Uint8Array([0xd5, 0xc5, 0xc8, 0xfd, 45, 45, 45, 45, 49])], 'a.txt'));
  await expect.element(page.getByRole('cell', { name: '张三' })).toBeVisible();
});

test('a file that was mended can be chosen again: the browser tells of no file it holds already', async () => {
  await open();
  await page.getByRole('button', { name: '文件' }).click();
  await userEvent.upload(page.getByLabelText('点击选择文件'), new File(['bad'], 'cards.txt'));
  const input = page.getByLabelText('cards.txt');
  await expect.element(input).toBeInTheDocument();
  expect((input.element() as HTMLInputElement).value).toBe('');
});

const startButton = page.getByRole('button', { name: /^导入 \d+ 条$/ });
/** Nothing is known and nothing refused, whenever it is asked and sent. */
const allGood = () => {
  check.mockClear().mockResolvedValue({ duplicates: [], invalid: [] });
  send.mockClear().mockImplementation(async ({ length }) => ({ total: length, imported: length, duplicate: 0, invalid: [] }));
};

test('while a file is read, the rows of the file before it are neither shown nor imported', async () => {
  allGood();
  await open();
  await page.getByRole('button', { name: '文件' }).click();
  await userEvent.upload(page.getByLabelText('点击选择文件'), new File(['first----1'], 'first.txt'));
  await expect.element(startButton).toBeEnabled();
  const bytes = deferred<ArrayBuffer>();
  vi.spyOn(File.prototype, 'arrayBuffer').mockReturnValueOnce(bytes.promise);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['second----2'], 'second.txt'));
  page
    .getByLabelText('first.txt')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(page.getByText('second.txt')).toBeVisible();
  await expect.element(startButton).toBeDisabled();
  await expect.element(page.getByRole('cell', { name: 'first' })).not.toBeInTheDocument();
  bytes.resolve(new TextEncoder().encode('second----2').buffer);
  await expect.element(page.getByRole('cell', { name: 'second' })).toBeVisible();
  await expect.element(startButton).toBeEnabled();
});

test.each([
  ['a text that was just changed', () => typeAtOnce('new##2')],
  ['a separator that was just chosen', () => (page.getByRole('button', { name: '##' }).element() as HTMLElement).click()],
])('%s is imported as it is now, however soon the button is pressed', async (_what, change) => {
  allGood();
  await open();
  await page.getByLabelText('导入内容').fill('old----1\nold##2');
  await expect.element(startButton).toBeEnabled();
  change();
  // React draws what a person did before the next task; nothing that is timed comes between.
  await Promise.resolve();
  (startButton.element() as HTMLElement).click();
  await page.getByLabelText('导入内容').fill('last----1\nlast##2');
  await expect.element(page.getByRole('cell', { name: 'last', exact: true })).toBeVisible();
  await expect.element(startButton).toBeEnabled();
  await startButton.click();
  await expect.element(page.getByText(/^导入成功/)).toBeVisible();
  expect(send.mock.calls.map(([cards]) => cards.map(({ account }) => account))).toEqual([['last']]);
});

/** Changes the text in this very instant, as a key would. */
function typeAtOnce(text: string) {
  const box = page.getByLabelText('导入内容').element() as HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, text);
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
