import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { accountConfig } from '@/lib/contract/account-config';
import { couponOptions } from '@/lib/contract/coupon';
import { goodsOptions } from '@/lib/contract/goods/action';
import { goodsCategory } from '@/lib/contract/goods-category';
import { type Link, link, withLink } from '@/lib/contract/link';
import { storeOptions } from '@/lib/contract/store/options';
import { LinkFields } from './LinkFields';

const schema: z.ZodType<Link> = withLink(z.object(link));

function Form({ saved }: { saved?: Link & { linkName: string } }) {
  const start: Link = saved ? { linkType: saved.linkType, linkValue: saved.linkValue } : { linkType: 0, linkValue: '' };
  const form = useResourceForm<Link, unknown>({ schema, start, labels: 'homeDialog.fields', save: async () => null });
  const { linkType, linkValue } = form.hook.watch();
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <LinkFields form={form} saved={saved} />
      <output data-testid="link">{JSON.stringify([linkType, linkValue])}</output>
      <button type="button" onClick={() => void form.submit()}>
        save
      </button>
      <button type="button" onClick={() => form.hook.setValue('linkValue', '7')}>
        restore
      </button>
    </form>
  );
}

const data = (found: unknown) => Response.json({ code: 0, data: found });
const VALID = { validityType: 2, validStart: null, validEnd: null, validDays: 30 };
const terms = { kind: 1, discountPrice: 1_000, discountPercent: 0, discountLimit: 0, threshold: 0, takeType: 1, shownStatus: 1, ...VALID };
const goods = { id: 7, name: '降噪耳机', cover: '', kind: 2, priceMin: 100, priceMax: 100, skus: [] };
const account = { id: 3, usage: 2, type: 5, name: '客服热线', account: '400-800' };
const category = {
  ...{ id: 12, kind: 2, parentId: 0, name: '耳机', icon: '', banner: '', sort: 0, status: 1, goodsCount: 0 },
  ...{ createTime: '2026-11-20 10:00:00', version: 1 },
};
const wireless = { ...category, id: 13, parentId: 12, name: '无线', children: [] };
const categories = [
  { ...category, children: [wireless] },
  // It comes for the sake of a child in use.
  { ...category, id: 14, name: '停用', status: 0, children: [{ ...wireless, id: 15, parentId: 14, name: '留下' }] },
];

async function open(storeId = 0, form = <Form />) {
  // What is not on sale, or not given out, is no target: only a question that leaves it out is answered.
  answerCalls(goodsOptions, ({ query }) => data(query.get('onSale') === '1' ? [goods] : []));
  answerCalls(couponOptions, ({ query }) => data(query.get('status') === '1' ? [{ ...terms, id: 4, name: '新人券' }] : []));
  answerCalls(storeOptions, () => data([{ id: 1, name: '滨江旗舰店', status: 1, logo: '' }]));
  answerCalls(goodsCategory.list, ({ query }) => data(query.get('kind') === '2' ? categories : []));
  answerCalls(accountConfig.list, ({ query }) => data(query.get('storeId') === String(storeId) ? [account] : []));
  await draw(form, { namespaces: ['homeDialog', 'link', 'enums', 'validation'], viewer: { storeId } });
}

const held = (value: unknown) => expect.element(page.getByTestId('link')).toHaveTextContent(JSON.stringify(value));
const refused = async (text: string) => {
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(page.getByText(text).first()).toBeVisible();
};
async function pick(input: RegExp, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: input }).click();
  await page.getByRole('option', { name: option }).click();
}
const lead = (type: string) => pick(/^跳转/, new RegExp(`^${type}$`));

test.each([
  ['商品详情', '请选择跳转商品', /降噪耳机/, [1, '7']],
  ['商品分类', '请选择跳转分类', / 耳机$/, [2, '12']],
  ['商品分类', '请选择跳转分类', /耳机 \/ 无线$/, [2, '13']],
  ['商品列表', '请选择商品类型', /软件服务/, [3, '4']],
  ['优惠券', '请选择优惠券', /新人券/, [4, '4']],
  ['门店主页', '请选择门店', /滨江旗舰店/, [5, '1']],
])('%s is picked, and missed when it is not', async (type, missing, name, link) => {
  await open();
  await lead(type);
  await refused(missing);
  await pick(new RegExp(`^${type}`), name);
  await held(link);
});

test('a category out of use is not offered, nor one under it', async () => {
  await open();
  await lead('商品分类');
  await page.getByRole('combobox', { name: /^商品分类/ }).click();
  await expect.element(page.getByRole('option', { name: /无线/ })).toBeVisible();
  await expect.element(page.getByRole('option', { name: /停用|留下/ })).not.toBeInTheDocument();
});

test('what was wrong with one kind of place is not said of another', async () => {
  await open();
  await lead('门店主页');
  await refused('请选择门店');
  await lead('站内页面');
  await held([6, '/']);
  await expect.element(page.getByText('请选择门店')).not.toBeInTheDocument();
});

test('a mini program says what its AppID must be, by its own name', async () => {
  await open();
  await lead('小程序');
  await page.getByLabelText('小程序AppID').fill('wx1');
  await refused('小程序AppID格式不正确');
  await page.getByLabelText('小程序AppID').fill('wx0123456789abcdef');
  await page.getByLabelText('页面路径').fill('x'.repeat(200));
  await held([8, { appId: 'wx0123456789abcdef', path: 'x'.repeat(200) }]);
});

test('another store leads to itself alone', async () => {
  await open(5);
  await lead('门店主页');
  await page.getByRole('combobox', { name: /^门店主页/ }).click();
  const offered = page.getByRole('option');
  await expect.element(offered.first()).toBeVisible();
  expect(offered.elements().map(({ textContent }) => textContent)).toEqual(['本门店']);
  await offered.first().click();
  await held([5, '5']);
  await userEvent.keyboard('{Escape}');
});

test('the name of the target a record was saved with is said of no other', async () => {
  await open(0, <Form saved={{ linkType: 1, linkValue: '5', linkName: '机械键盘' }} />);
  const target = page.getByRole('combobox', { name: /^商品详情/ });
  await expect.element(target).toHaveValue('机械键盘');
  // A draft that comes back, or the record read again after somebody else saved it.
  await page.getByRole('button', { name: 'restore' }).click();
  await expect.element(target).toHaveValue('降噪耳机');
});

test.each([0, 5])('store %i leads to its own contacts alone', async (storeId) => {
  await open(storeId);
  await lead('联系客服');
  await pick(/^联系客服/, /客服热线/);
  await held([9, '3']);
});
