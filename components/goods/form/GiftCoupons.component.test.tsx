import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { answerCalls, type MadeCall } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { couponOptions } from '@/lib/contract/coupon';
import { GiftCoupons } from './GiftCoupons';
import { type GoodsValues, newGoods } from './goods-values';

const schema = z.custom<GoodsValues>();
const VALID = { validityType: 2, validStart: null, validEnd: null, validDays: 30 };
const terms = { kind: 1, discountPrice: 1_000, discountPercent: 0, discountLimit: 0, threshold: 0, takeType: 2, shownStatus: 1, ...VALID };
const coupon = (id: number, name: string) => ({ ...terms, id, name });
const RUNNING = [coupon(4, '新人券'), coupon(5, '生日券')];

const sent = vi.fn();
beforeEach(() => void sent.mockClear());

let now: GoodsValues;
let rename: (name: string) => void;
function Form({ chosen }: { chosen: number[] }) {
  const start = { ...newGoods(2, 0), giveCouponIds: chosen } as GoodsValues;
  const form = useResourceForm<GoodsValues, unknown>({ schema, start, labels: 'goods.fields', save: async () => null });
  now = form.hook.watch();
  rename = (name) => form.hook.setValue('name', name);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <GiftCoupons form={form} />
    </form>
  );
}

const field = page.getByRole('combobox', { name: '赠送优惠券' });
/** What the API finds: by name, or by number, twenty at most. */
const found = (coupons: readonly ReturnType<typeof coupon>[], { query }: MadeCall) => {
  const [words, ids] = [query.get('keyword') ?? '', query.get('ids')?.split(',').map(Number)];
  return coupons.filter(({ id, name }) => (ids ? ids.includes(id) : name.includes(words))).slice(0, 20);
};
const inRunning = (call: MadeCall) => Response.json({ code: 0, data: found(RUNNING, call) });
async function open(chosen: number[] = [], answer: (call: MadeCall) => Response = inRunning) {
  const calls = answerCalls(couponOptions, answer);
  await draw(<Form chosen={chosen} />, { namespaces: ['goods', 'enums'], viewer: { permissions: ['admin_P5'] } });
  return calls;
}

test('coupons are asked for by those who choose some', async () => {
  const calls = await open();
  await expect.element(field).toBeVisible();
  expect(calls).toEqual([]);
  await field.click();
  await page.getByRole('option', { name: '生日券' }).click();
  await expect.poll(() => now.giveCouponIds).toEqual([5]);
  expect(calls[0]?.query.get('gift'), 'those a save takes').toBe('1');
});

test('what is typed stays while the coupons are on their way, and while the form is drawn again', async () => {
  await open();
  await field.click();
  await userEvent.keyboard('新人');
  await expect.element(page.getByRole('option', { name: '新人券' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: '生日券' })).not.toBeInTheDocument();
  rename('茶杯');
  await expect.poll(() => now.name).toBe('茶杯');
  await expect.element(field).toHaveValue('新人');
});

test('those chosen before are called by their names', async () => {
  await open([4]);
  await expect.element(page.getByRole('button', { name: '新人券' })).toBeVisible();
});

test('Enter behind a word that finds no coupon chooses none and sends no form', async () => {
  await open([4]);
  await field.click();
  await userEvent.keyboard('x');
  await expect.element(page.getByText('没有可用选项')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(now.giveCouponIds).toEqual([4]);
  await userEvent.keyboard('{Backspace}生日{ArrowDown}{Enter}');
  await expect.poll(() => now.giveCouponIds).toEqual([4, 5]);
  expect(sent).not.toHaveBeenCalled();
});

test('a coupon beyond the first twenty is found by its name, and keeps it', async () => {
  const many = Array.from({ length: 30 }, (_, at) => coupon(at + 1, `第 ${at + 1} 张`));
  await open([30], (call) => Response.json({ code: 0, data: found(many, call) }));
  await expect.element(page.getByRole('button', { name: '第 30 张' })).toBeVisible();
  await field.click();
  await expect.element(page.getByRole('option', { name: '第 20 张' })).toBeInTheDocument();
  await expect.element(page.getByRole('option', { name: '第 25 张' })).not.toBeInTheDocument();
  await userEvent.keyboard('第 25');
  await page.getByRole('option', { name: '第 25 张' }).click();
  await expect.poll(() => now.giveCouponIds).toEqual([30, 25]);
  await expect.element(page.getByRole('option', { name: '第 20 张' })).toBeInTheDocument();
  for (const name of ['第 30 张', '第 25 张']) await expect.element(page.getByRole('button', { name })).toBeVisible();
});

test('coupons that could not be asked for are told so, not that there are none', async () => {
  await open([], () => Response.json({ code: 50000, msg: '系统繁忙', data: null }));
  await field.click();
  await expect.element(page.getByText('搜索失败，请重试')).toBeVisible();
});
