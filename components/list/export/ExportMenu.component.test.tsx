import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { signedIn } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { endpoint } from '@/lib/contract/call/endpoint';
import { ApiError } from '@/lib/contract/call/envelope';
import { listing } from '@/lib/contract/call/resource';
import { none, nothing } from '@/lib/contract/field/fields';
import { useResourceList } from '@/lib/list/use-resource-list';
import { ExportMenu } from './ExportMenu';
import { postExport } from './export-source';

const cards = listing({
  name: 'card',
  path: '/v1/admin/card',
  row: z.object({ id: z.number() }),
  filter: z.object({ status: z.coerce.number().optional() }),
  labels: 'card',
  read: signedIn,
});
const cardExport = endpoint({
  name: 'card.export',
  kind: 'export',
  method: 'POST',
  path: '/v1/admin/card/export',
  access: signedIn,
  query: none,
  body: z.object({ goodsId: z.number(), status: z.unknown(), ids: z.array(z.number()).optional(), password: z.string() }),
  data: nothing,
});
const source = postExport(cardExport, ({ status, ids }, password) => ({ goodsId: 7, status, ids: ids && [...ids], password }), {
  password: true,
});

function Cards() {
  return <ExportMenu list={useResourceList(cards, { fixed: { status: 1 } })} exporter={source} name="cards" />;
}

test('an export by POST asks for the password, again when it is wrong, and saves the file', async () => {
  answerCalls(cards.list, () => ({ rows: [{ id: 1 }, { id: 2 }], total: 2 }));
  const calls = answerCalls(cardExport, ({ body }) => {
    if (body.password !== 'right1234') throw new ApiError(codes.wrongLoginPassword, '无法操作：登录密码不正确');
    return new Response('a,b\r\n1,2\r\n', { headers: { 'content-type': 'text/csv' } });
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await draw(<Cards />);
  await page.getByRole('button', { name: '导出' }).click();
  await page.getByRole('menuitem', { name: '本页 2 条（CSV）' }).click();
  await page.getByLabelText('登录密码').fill('wrong1234');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(page.getByText('登录密码不正确')).toBeVisible();
  await page.getByLabelText('登录密码').fill('right1234');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.poll(() => saved).toHaveBeenCalledOnce();
  expect(calls.at(-1)?.body).toEqual({ goodsId: 7, status: 1, ids: [1, 2], password: 'right1234' });
});
