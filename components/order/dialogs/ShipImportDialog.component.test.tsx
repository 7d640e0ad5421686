import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { expressOptions } from '@/lib/contract/express';
import { orderShipImport } from '@/lib/contract/order/hardware';
import { ShipImportDialog } from './ShipImportDialog';

const saved = vi.hoisted(() => vi.fn());
vi.mock('@/components/list/export/save-file', () => ({ saveFile: saved }));

function Opener() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(ShipImportDialog, undefined)}>
      open
    </button>
  );
}

test('bulk shipping: a template to fill in, each line judged before it is sent, and what the server refuses named by the line of the file', async () => {
  answerCalls(expressOptions, () => [{ id: 1, code: 'SF', name: '顺丰速运', logo: '', isCommon: 1 }]);
  const sent: string[] = [];
  answerCalls(orderShipImport, ({ body }) => {
    void (body as FormData).get('file');
    sent.push('once');
    return { total: 2, imported: 1, duplicate: 0, invalid: [{ line: 3, msg: '无法发货：请先处理售后申请' }] };
  });
  await draw(<Opener />, { namespaces: ['order', 'import'] });
  await page.getByRole('button', { name: 'open' }).click();
  const dialog = page.getByRole('dialog', { name: '批量发货' });
  await dialog.getByRole('button', { name: /模板/ }).click();
  const [template, name] = saved.mock.calls[0] ?? [];
  expect(name).toMatch(/\.csv$/);
  expect(await (template as Blob).text()).toContain('订单号,快递公司编码,快递单号');

  await dialog.getByRole('button', { name: '文件' }).click();
  const lines = [
    '订单号,快递公司编码,快递单号',
    'D1,SF,SF0000000001',
    'D2,sf,SF0000000002',
    'D3,XX,SF0000000003',
    'D4,SF,!',
    'D1,SF,SF0000000009',
  ];
  await userEvent.upload(dialog.getByLabelText('点击选择文件'), new File([lines.join('\r\n')], 'ship.csv'));
  await expect.element(dialog.getByRole('table', { name: '预览' }).getByText('SF0000000002')).toBeVisible();
  await expect.element(dialog.getByText('第 5 行：快递单号格式不正确')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '重复 1' })).toBeVisible();
  await dialog.getByRole('button', { name: '导入 2 条' }).click();
  await expect.element(dialog.getByText('第 3 行：无法发货：请先处理售后申请')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a head in the other language is no row either', async () => {
  answerCalls(expressOptions, () => [{ id: 1, code: 'SF', name: '顺丰速运', logo: '', isCommon: 1 }]);
  await draw(<Opener />, { namespaces: ['order', 'import'] });
  await page.getByRole('button', { name: 'open' }).click();
  const dialog = page.getByRole('dialog', { name: '批量发货' });
  await dialog.getByRole('button', { name: '文件' }).click();
  const lines = ['Order no.,Courier code,Tracking no.', 'D1,SF,SF0000000001'];
  await userEvent.upload(dialog.getByLabelText('点击选择文件'), new File([lines.join('\r\n')], 'ship.csv'));
  await expect.element(dialog.getByText('前 10 行，共 1 行')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '导入 1 条' })).toBeVisible();
});
