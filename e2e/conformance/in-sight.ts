import type { Page } from '@playwright/test';
import { word } from '../words';

/** Of both ledgers of stores: every column. */
const flowColumns = [
  ...['numbers', 'type', 'settle'].map((key) => `columns.${key}`),
  ...['orderAmount', 'platformFee', 'commission', 'amount', 'createTime'].map((key) => `fields.${key}`),
];

/** Of the orders of every kind. */
const orderColumns = ['columns.number', 'fields.items', 'fields.buyer', 'columns.paid', 'fields.status'].map((key) => `order.${key}`);

/** The columns a person must see on a window of 1440 px with the sidebar open, without moving anything. */
const columns: Readonly<Record<string, readonly string[]>> = {
  '/member/memberList': ['nickname', 'mobile', 'levelName', 'points', 'balance', 'payTotal', 'status', 'registerTime'].map(
    (key) => `member.fields.${key}`,
  ),
  '/member/pointRecord': ['no', 'member', 'bizType', 'delta', 'after', 'createTime'].map((key) => `ledger.fields.${key}`),
  '/member/balanceRecord': ['no', 'member', 'bizType', 'delta', 'after', 'createTime'].map((key) => `ledger.fields.${key}`),
  '/member/memberLevel': ['memberLevel.fields.name', 'memberLevel.fields.memberCount', 'memberLevel.fields.status'],
  '/member/distributorList': [
    'distributor.columns.member',
    ...['levelName', 'commissionTotal', 'commissionAvailable', 'status', 'joinTime'].map((key) => `distributor.fields.${key}`),
  ],
  '/member/distributor': ['distributorLevel.fields.name', 'distributorLevel.fields.distributorCount', 'distributorLevel.fields.status'],
  '/member/applyDistributorList': ['applicant', 'realName', 'mobile', 'createTime', 'status'].map(
    (key) => `distributorApply.fields.${key}`,
  ),
  '/shopping/shop': [
    ...['store', 'contact', 'region', 'level', 'plan'].map((key) => `store.columns.${key}`),
    ...['goodsCount', 'orderCount', 'salesTotal', 'balance', 'status', 'createTime'].map((key) => `store.fields.${key}`),
  ],
  '/shopping/applyShopList': [
    'applyNo',
    'applicant',
    'storeName',
    'contact',
    'region',
    'levelId',
    'mealId',
    'payStatus',
    'createTime',
    'status',
  ].map((key) => `storeApply.fields.${key}`),
  '/shopping/shopFinance': ['fields.storeId', ...flowColumns].map((key) => `storeFlow.${key}`),
  '/shopping/finace': flowColumns.map((key) => `storeFlow.${key}`),
  '/order/hardwareGoodsOrderList': [...orderColumns, 'order.fields.receiver', 'order.fields.region'],
  '/order/formGoodsOrderList': [...orderColumns, 'order.fields.handlerName', 'order.fields.timeLeft'],
  '/order/softwareGoodsOrderList': [...orderColumns, 'order.fields.key'],
  '/order/accountGoodsOrderList': [...orderColumns, 'order.fields.deliveredCount', 'order.fields.warrantyUntil'],
  '/order/invoiceList': ['applyNo', 'orderNo', 'buyer', 'amount', 'status', 'title'].map((key) => `invoice.fields.${key}`),
  '/order/cashList': ['cashNo', 'name', 'amount', 'fee', 'arrival', 'status', 'type', 'account'].map((key) => `cash.fields.${key}`),
  '/marketing/coupon': [
    ...['id', 'kind', 'value', 'threshold', 'scope', 'takeType', 'valid', 'counts'].map((key) => `coupon.columns.${key}`),
    ...['name', 'status', 'sort'].map((key) => `coupon.fields.${key}`),
  ],
  '/parameter/accountSetting': ['usage', 'type', 'name', 'account', 'holder', 'isDefault', 'sort', 'status', 'updateTime'].map(
    (key) => `accountConfig.fields.${key}`,
  ),
  '/system/systemRolesList': ['name', 'permissions', 'userCount', 'status', 'createTime'].map((key) => `role.fields.${key}`),
  '/system/systemUserList': ['username', 'roleIds', 'lastLoginTime', 'status', 'createTime'].map((key) => `administrator.fields.${key}`),
};

/** Lists of so many columns that only their Chinese words let them fit; in English they scroll sideways. */
const FITS_IN_CHINESE = [
  '/shopping/shop',
  '/shopping/applyShopList',
  '/shopping/shopFinance',
  '/shopping/finace',
  '/marketing/coupon',
  '/parameter/accountSetting',
];

/** Names of the columns that reach under the actions or beyond the frame. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: /^(数据列表|Rows)$/ }).evaluate((frame) => {
    const cells = [...frame.querySelectorAll('thead th')];
    const actions = cells.find((cell) => cell.classList.contains('seam-end'));
    const edge = Math.min(frame.getBoundingClientRect().right, actions?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY);
    return cells
      .filter((cell) => cell !== actions && cell.getBoundingClientRect().right > edge + 1)
      .map((cell) => cell.textContent?.trim() ?? '');
  });

/** Figures, times, states and actions that do not fit their cell: those are never cut. */
const cut = (page: Page): Promise<string[]> =>
  page.locator('tbody td').evaluateAll((cells) =>
    cells
      .filter((cell) => cell.matches('.end, .seam-end') || cell.querySelector('time, [data-kind]') !== null)
      .filter((cell) => cell.scrollWidth > cell.clientWidth)
      .map((cell) => `${cell.textContent} (${cell.scrollWidth} > ${cell.clientWidth})`),
  );

/** Heads that do not fit: Chinese ones are short enough for every column. */
const cutHeads = (page: Page): Promise<string[]> =>
  page
    .locator('thead th:not(.check)')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth)
        .map((cell) => `${cell.textContent} (${cell.scrollWidth} > ${cell.clientWidth})`),
    );

/** Heads on more lines than they have words: one of their words is broken. */
const brokenHeads = (page: Page): Promise<string[]> =>
  page.locator('thead th:not(.check)').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        const lines = new Set(
          [...words.getClientRects()].filter(({ height }) => height > 8 && height < 24).map(({ top }) => Math.round(top)),
        );
        return lines.size > (cell.textContent ?? '').split(/\s+|\/(?=[^A-Za-z])/).filter(Boolean).length;
      })
      .map((cell) => `${cell.textContent} is broken`),
  );

/** What a list cuts short, and which of the columns named above, if any are, it keeps out of sight. */
export async function hiddenOrCut(page: Page, path: string, language: 'zh-CN' | 'en'): Promise<string[]> {
  const wanted = columns[path] ?? [];
  const mayHide = wanted.length === 0 || (language === 'en' && FITS_IN_CHINESE.includes(path));
  const hidden = mayHide ? [] : await outOfSight(page);
  const missing = wanted.map((key) => word(key, language)).filter((name) => hidden.includes(name));
  return [...missing, ...(await cut(page)), ...(await brokenHeads(page)), ...(language === 'zh-CN' ? await cutHeads(page) : [])];
}
