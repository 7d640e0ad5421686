import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { StepsBar } from '@/components/controls/steps/StepsBar';
import { useAsk } from '@/components/dialogs/use-ask';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { readOptions } from '@/lib/client/resource-queries';
import { signedIn } from '@/lib/contract/access';
import { endpoint } from '@/lib/contract/call/endpoint';
import { ApiError } from '@/lib/contract/call/envelope';
import { RecordDrawer } from './RecordDrawer';

const info = endpoint({
  name: 'box.info',
  method: 'GET',
  path: '/v1/admin/box/info',
  access: signedIn,
  query: z.object({ id: z.number() }),
  body: z.undefined(),
  data: z.object({ id: z.number(), no: z.string(), owner: z.string() }),
});
const acted = vi.fn();

const steps = [
  { key: 'made', label: '下单', note: '11-20 10:20' },
  { key: 'paid', label: '付款', note: '11-20 10:21' },
  { key: 'sent', label: '发货' },
  { key: 'done', label: '完成' },
];

function BoxDrawer() {
  const action = (key: string, danger = false) => ({ key, label: key, danger, act: () => acted(key) });
  return (
    <RecordDrawer
      query={readOptions(info, { id: 7 })}
      waitingTitle="#7"
      title={(box) => box.no}
      chips={() => <StatusChip kind="running" label="待发货" />}
      actions={() => [...'abcdefghi'].map((key) => action(key)).concat(action('删除', true))}
      facts={(box) => [{ label: '买家', value: box.owner }]}
      head={() => <StepsBar label="进度" steps={steps} done={2} />}
      panels={[
        { key: 'first', label: '商品', draw: (box) => <p>商品 of {box.no}</p> },
        { key: 'second', label: '日志', draw: () => <p>日志内容</p> },
      ]}
    />
  );
}

function Opener() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(BoxDrawer, {})}>
      open
    </button>
  );
}

const open = async (scheme: 'light' | 'dark' = 'light') => {
  await draw(<Opener />, { scheme });
  await page.getByRole('button', { name: 'open' }).click();
};
const drawer = page.getByRole('dialog');

test('shows the record under its head, and one panel at a time', async () => {
  answerCalls(info, () => ({ id: 7, no: 'SO7', owner: '林' }));
  await open();
  await expect.element(drawer).toHaveAccessibleName('SO7');
  await expect.element(drawer.getByText('待发货')).toBeVisible();
  await expect.element(drawer.getByText('林')).toBeVisible();
  await expect.element(drawer.getByRole('list', { name: '进度' }).getByRole('listitem').nth(2)).toHaveAttribute('aria-current', 'step');
  await expect.element(drawer.getByText('商品 of SO7')).toBeVisible();
  drawer.getByRole('tab', { name: '商品' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(drawer.getByRole('tabpanel', { name: '日志' })).toHaveTextContent('日志内容');
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
});

test('keeps what finds no room under more', async () => {
  answerCalls(info, () => ({ id: 7, no: 'SO7', owner: '林' }));
  await open('dark');
  await drawer.getByRole('button', { name: 'a', exact: true }).click();
  await drawer.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  expect(acted.mock.calls.flat()).toEqual(['a', '删除']);
});

test('says why there is no record and reads it again', async () => {
  let asked = 0;
  answerCalls(info, () => {
    asked += 1;
    if (asked === 1) throw new ApiError(40401, '记录不存在');
    return { id: 7, no: 'SO7', owner: '林' };
  });
  await open();
  await expect.element(drawer.getByText('记录不存在')).toBeVisible();
  await drawer.getByRole('button', { name: '重试' }).click();
  await expect.element(drawer.getByText('商品 of SO7')).toBeVisible();
});
