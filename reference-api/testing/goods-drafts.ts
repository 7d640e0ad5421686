import type { GoodsKind } from '@/lib/contract/goods/kind';
import { goodsCategory } from '@/lib/contract/goods-category';
import type { Person } from './person';

const PICTURE = '/media/demo/goods-1-1.png';
let made = 0;

const blocks: Readonly<Record<GoodsKind, object>> = {
  1: {
    deliverMode: 1,
    cardFields: [
      { label: '账号', secret: 0 },
      { label: '密码', secret: 1 },
    ],
  },
  2: { freightType: 1, freight: 800, returnAddress: { name: '陈立新', mobile: '13800002236', address: '江南大道 588 号' } },
  3: { formFields: [{ key: 'company', label: '公司名称', type: 'text' }] },
  4: { licenceMode: 2, platforms: ['Windows'] },
};

/** A submission of goods of a kind that nothing is wrong with. */
export async function goodsSubmission(kind: GoodsKind, admin: Person, changes: object = {}): Promise<Record<string, unknown>> {
  made += 1;
  const { rows } = await admin.ask(goodsCategory.list, { query: { kind, status: 1 } });
  const categoryId = rows.find(({ children }) => children.length > 0)?.children[0]?.id ?? rows[0]?.id;
  return {
    ...{ kind, submit: 1, name: `测试商品${made}`, categoryId, cover: PICTURE, images: [PICTURE], detailHtml: '<p>品质保障</p>' },
    ...{ specType: 0, specs: [], skus: [{ price: 9900, stock: 10 }], saleMode: 1 },
    ...blocks[kind],
    ...changes,
  };
}

/** Two specs with four variants. */
export const fourVariants = {
  specType: 1,
  specs: [
    { name: '颜色', values: [{ value: '黑' }, { value: '白' }] },
    { name: '版本', values: [{ value: '标准' }, { value: '旗舰' }] },
  ],
  skus: ['黑', '白'].flatMap((colour) => ['标准', '旗舰'].map((edition) => ({ values: [colour, edition], price: 10_000, stock: 5 }))),
};
