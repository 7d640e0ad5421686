import type { PermissionNode } from '@/lib/contract/permission';
import type { Language } from '@/lib/messages/language';

interface Named {
  code: string;
  name: Record<Language, string>;
  mainStoreOnly?: true;
}

const entry = (code: string, zh: string, en: string, mainStoreOnly?: true): Named => ({
  code,
  name: { 'zh-CN': zh, en },
  ...(mainStoreOnly ? { mainStoreOnly } : {}),
});

/** Every permission code, in the order of the tree (system.md 1). A dotted code hangs under the menu code before its dot. */
const entries: readonly Named[] = [
  entry('platform', '平台级权限', 'Platform', true),
  entry('admin_P1', '用户管理', 'Members'),
  entry('admin_P1.edit', '编辑用户', 'Edit members'),
  entry('admin_P1.points', '调整积分', 'Adjust points'),
  entry('admin_P1.balance', '调整余额', 'Adjust balance', true),
  entry('admin_P1.level', '等级设置', 'Levels'),
  entry('admin_P2', '商品管理', 'Goods'),
  entry('admin_P2.edit', '编辑商品', 'Edit goods'),
  entry('admin_P2.audit', '商品审核', 'Review goods', true),
  entry('admin_P2.category', '分类与品牌', 'Categories and brands', true),
  entry('admin_P2.card', '卡密库存', 'Card stock'),
  entry('admin_P3', '门店与订单', 'Stores and orders'),
  entry('admin_P3.ship', '发货与履约', 'Ship and fulfil'),
  entry('admin_P3.price', '改价', 'Change prices'),
  entry('admin_P3.refund', '退款', 'Refunds'),
  entry('admin_P3.invoice', '开票', 'Invoices'),
  entry('admin_P3.cashAudit', '提现审核', 'Review withdrawals', true),
  entry('admin_P3.cashPay', '提现打款', 'Pay withdrawals', true),
  entry('admin_P5', '营销管理', 'Marketing'),
  entry('admin_P5.edit', '编辑营销', 'Edit marketing'),
  entry('admin_P5.issue', '发放优惠券', 'Issue coupons'),
  entry('admin_P6', '参数配置', 'Parameters'),
  entry('admin_P6.edit', '编辑参数', 'Edit parameters'),
  entry('admin_P6.account', '收款账号', 'Receiving accounts'),
  entry('admin_P6.os', '其他门店配置', 'Other-store settings', true),
  entry('admin_P7', '系统管理', 'System'),
  entry('admin_P7.role', '角色管理', 'Roles'),
  entry('admin_P7.user', '管理员管理', 'Administrators'),
  entry('admin_P8', '分销管理', 'Distribution'),
  entry('admin_P8.edit', '编辑分销商', 'Edit distributors'),
  entry('admin_P8.audit', '分销商审核', 'Review distributors'),
];

/** Every code there is. */
export const allCodes: readonly string[] = entries.map(({ code }) => code);
/** The codes another store's role may hold. */
export const storeCodes: readonly string[] = entries.filter(({ mainStoreOnly }) => !mainStoreOnly).map(({ code }) => code);

/** The tree as a person of one language reads it. */
export function permissionTreeIn(language: Language): PermissionNode[] {
  const idOf = new Map(entries.map(({ code }, index) => [code, index + 1]));
  const nodes = entries.map(
    ({ code, name, mainStoreOnly }, index): PermissionNode => ({
      id: index + 1,
      parentId: code.includes('.') ? (idOf.get(menuOf(code)) ?? null) : null,
      code,
      name: name[language],
      type: code.includes('.') ? 'action' : 'menu',
      mainStoreOnly: mainStoreOnly ? 1 : 0,
      sort: index + 1,
      children: [],
    }),
  );
  for (const node of nodes) nodes.find(({ id }) => id === node.parentId)?.children.push(node);
  return nodes.filter(({ parentId }) => parentId === null);
}

/** A code together with the menu codes its actions stand under: a child action checks its parent (system.md 2). */
export const withMenus = (codes: readonly string[]): string[] => {
  const wanted = new Set(codes.flatMap((code) => [code, menuOf(code)]));
  return allCodes.filter((code) => wanted.has(code));
};

const menuOf = (code: string) => code.split('.')[0] ?? code;
