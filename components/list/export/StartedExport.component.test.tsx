import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
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

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an export behind a password that is given up while the file is picked is let go', async () => {
  vi.stubGlobal('showSaveFilePicker', () => Promise.reject(new DOMException('left', 'AbortError')));
  const source = sourceOf(1, true);
  await draw(<Starter source={source} format="csv" rows={200_000} />);
  await page.getByRole('button', { name: 'start' }).click();
  await page.getByLabelText('登录密码').fill('right1234');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => source.open.mock.calls[0]?.[1].aborted).toBe(true);
});

test('a spreadsheet that would hold too many lines says what to take instead, and saves nothing', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await draw(<Starter source={sourceOf(100_001, false)} format="xlsx" rows={40_000} />);
  await page.getByRole('button', { name: 'start' }).click();
  await expect.element(page.getByText('Excel 文件最多 100,000 行，请导出 CSV')).toBeVisible();
  expect(saved).not.toHaveBeenCalled();
});

test('a picked file is given back when the export is refused', async () => {
  const file = { write: vi.fn(), close: vi.fn(), abort: vi.fn(async () => undefined) };
  vi.stubGlobal('showSaveFilePicker', async () => ({ createWritable: async () => file }));
  const source = { ...sourceOf(1, false), open: () => Promise.reject(new Error('refused')) };
  await draw(<Starter source={source} format="csv" rows={200_000} />);
  await page.getByRole('button', { name: 'start' }).click();
  await expect.poll(() => file.abort).toHaveBeenCalledOnce();
  expect(file.close).not.toHaveBeenCalled();
});
