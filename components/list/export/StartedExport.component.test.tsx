import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import type { ExportSource } from './export-source';
import type { ExportFormat } from './run-export';
import { useExport } from './use-export';

const csvOf = (lines: number) => new Blob(['a\r\n', '1\r\n'.repeat(lines)]).stream();
const sourceOf = (lines: number, password: boolean) => {
  const open = vi.fn<ExportSource['open']>(async () => ({ fileName: 'a.csv', type: 'text/csv', bytes: csvOf(lines) }));
  return { password, takes: () => true, open };
};

function Starter({ source, format, rows }: { source: ExportSource; format: ExportFormat; rows: number }) {
  const run = useExport(source);
  return (
    <button type="button" onClick={() => void run({ asked: {}, format, rows, name: 'a' })}>
      start
    </button>
  );
}

const writable = () => ({ write: vi.fn(async () => undefined), close: vi.fn(async () => undefined), abort: vi.fn(async () => undefined) });
const startWith = async (source: ExportSource, password: string) => {
  await draw(<Starter source={source} format="csv" rows={200_000} />);
  await page.getByRole('button', { name: 'start' }).click();
  await confirm(password);
};
const confirm = async (password: string) => {
  await page.getByLabelText('登录密码').fill(password);
  await page.getByRole('button', { name: '确定' }).click();
};

test('an export behind a password that is given up while the file is picked was never asked for', async () => {
  const picker = vi.fn(() => Promise.reject(new DOMException('left', 'AbortError')));
  vi.stubGlobal('showSaveFilePicker', picker);
  const source = sourceOf(1, true);
  await startWith(source, 'right1234');
  await expect.poll(() => picker).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(source.open).not.toHaveBeenCalled();
});

test('nothing is on its way while a name for the file is thought about, however long: whoever sends it would give up a reader that takes nothing', async () => {
  const file = writable();
  const picked = deferred<{ createWritable(): Promise<typeof file> }>();
  const picker = vi.fn(() => picked.promise);
  vi.stubGlobal('showSaveFilePicker', picker);
  const source = sourceOf(1, true);
  await startWith(source, 'right1234');
  await expect.poll(() => picker).toHaveBeenCalledOnce();
  expect(source.open).not.toHaveBeenCalled();
  picked.resolve({ createWritable: async () => file });
  await expect.poll(() => file.close).toHaveBeenCalledOnce();
  expect(source.open).toHaveBeenCalledOnce();
});

test('a file is picked once, however often the password is wrong, and given back by whoever does not know it', async () => {
  const file = writable();
  const picker = vi.fn(async () => ({ createWritable: async () => file }));
  vi.stubGlobal('showSaveFilePicker', picker);
  const wrong = () => Promise.reject(new ApiError(codes.wrongLoginPassword, '登录密码不正确'));
  const source = { ...sourceOf(1, true), open: vi.fn(wrong) };
  await startWith(source, 'wrong1234');
  await expect.element(page.getByText('登录密码不正确')).toBeVisible();
  await confirm('wrong5678');
  await expect.poll(() => source.open).toHaveBeenCalledTimes(2);
  await expect.element(page.getByText('登录密码不正确')).toBeVisible();
  await page.getByRole('button', { name: '取消' }).click();
  await expect.poll(() => file.abort).toHaveBeenCalledOnce();
  expect(picker).toHaveBeenCalledOnce();
});

test('a spreadsheet that would hold too many lines says what to take instead, and saves nothing', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await draw(<Starter source={sourceOf(100_001, false)} format="xlsx" rows={40_000} />);
  await page.getByRole('button', { name: 'start' }).click();
  await expect.element(page.getByText('Excel 文件最多 100,000 行，请导出 CSV')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test('a picked file is given back when the export is refused', async () => {
  const file = writable();
  vi.stubGlobal('showSaveFilePicker', async () => ({ createWritable: async () => file }));
  const source = { ...sourceOf(1, false), open: () => Promise.reject(new Error('refused')) };
  await draw(<Starter source={source} format="csv" rows={200_000} />);
  await page.getByRole('button', { name: 'start' }).click();
  await expect.poll(() => file.abort).toHaveBeenCalledOnce();
  expect(file.close).not.toHaveBeenCalled();
});
