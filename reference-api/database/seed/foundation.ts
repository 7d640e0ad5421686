import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { MAIN_STORE } from '@/lib/contract/access';
import { DAY_MS } from '@/lib/format/shanghai-time';
import { hashPassword } from '@/reference-api/auth/password';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import type { Database } from '@/reference-api/database/connect';
import { admin, adminRole } from '@/reference-api/database/schema/admin';
import { distributorLevel } from '@/reference-api/database/schema/distributor';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { role } from '@/reference-api/database/schema/role';
import { store, storeLevel } from '@/reference-api/database/schema/store';
import { systemConfig } from '@/reference-api/database/schema/system-config';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Shangtai123';

export const SUPER_ADMIN = 'super_admin';
export const STORE_ADMIN = 'store_admin';

/** Stores, levels, roles and administrators: what every other demo row hangs on. */
export async function seedFoundation(database: Database, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await database.insert(storeLevel).values([
    {
      id: 1,
      name: '标准店',
      grade: 1,
      icon: '/media/demo/level-1.png',
      platformRate: 5,
      settleDays: 7,
      withdrawFee: 0.6,
      goodsLimit: 200,
      needGoodsAudit: 1,
      isDefault: 1,
      createTime: ago(400),
    },
    {
      id: 2,
      name: '旗舰店',
      grade: 2,
      icon: '/media/demo/level-2.png',
      platformRate: 3,
      settleDays: 3,
      withdrawFee: 0.5,
      goodsLimit: 0,
      needGoodsAudit: 0,
      createTime: ago(400),
    },
  ]);
  await database.insert(store).values(stores(ago, now));
  await database.insert(memberLevel).values(memberLevels(ago(400)));
  await database.insert(distributorLevel).values([
    {
      id: 1,
      name: '推广员',
      grade: 1,
      icon: '/media/demo/rank-1.png',
      firstPercent: 5,
      secondPercent: 2,
      isDefault: 1,
      createTime: ago(400),
    },
    {
      id: 2,
      name: '金牌推广',
      grade: 2,
      icon: '/media/demo/rank-3.png',
      firstPercent: 8,
      secondPercent: 3,
      upgradeType: 1,
      condMembers: 10,
      condOrders: 30,
      condAmount: 1_000_000,
      createTime: ago(400),
    },
  ]);
  await database
    .insert(systemConfig)
    .values({ storeId: MAIN_STORE, name: 'distribution', values: { enabled: 1, tiers: 2, first: 5, second: 2 }, updateTime: ago(400) });
  await database.insert(role).values(roles(ago));
  await seedAdministrators(database, ago);
  for (const table of [storeLevel, store, memberLevel, distributorLevel, role, admin]) await continueIds(database, table);
}

/** After rows with given ids, the next one made must get a free id. */
export async function continueIds(database: Database, table: PgTable): Promise<void> {
  await database.execute(
    sql`select setval(pg_get_serial_sequence(${sql.raw(`'"${getTableName(table)}"'`)}, 'id'), greatest(1, (select coalesce(max(id), 0) from ${table})))`,
  );
}

const stores = (ago: (days: number) => Date, now: Date): (typeof store.$inferInsert)[] => [
  {
    id: MAIN_STORE,
    name: '总店',
    logo: '/media/demo/store-0.png',
    intro: '平台自营，正品保障，全国联保。',
    contactName: '商台客服',
    contactMobile: '13800000000',
    region: ['浙江省', '杭州市', '滨江区'],
    address: '江南大道 588 号商台大厦',
    longitude: 120.2119,
    latitude: 30.2084,
    openTime: '09:00',
    closeTime: '21:00',
    openDays: [1, 2, 3, 4, 5, 6, 7],
    createTime: ago(420),
  },
  {
    id: 1,
    name: '滨江旗舰店',
    logo: '/media/demo/store-1.png',
    intro: '数码与软件服务，工程师到店支持。',
    contactName: '陈立新',
    contactMobile: '13857112236',
    region: ['浙江省', '杭州市', '滨江区'],
    address: '网商路 699 号 2 幢 101 室',
    longitude: 120.1899,
    latitude: 30.1871,
    openTime: '09:30',
    closeTime: '20:30',
    openDays: [1, 2, 3, 4, 5, 6],
    levelId: 1,
    expireAt: new Date(now.getTime() + 210 * DAY_MS),
    auths: 'MANAGE_COUPON',
    bank: { holder: '杭州立新数码有限公司', account: '6222021202031587764', bankName: '中国工商银行', branch: '杭州滨江支行' },
    qualification: {
      subjectType: 2,
      companyName: '杭州立新数码有限公司',
      licenseNo: '91330108MA2B0XJ35T',
      licensePhoto: '/media/demo/store-1.png',
      legalName: '陈立新',
      legalIdCard: '33010819850315241X',
      idCardFront: '/media/demo/store-1.png',
      idCardBack: '/media/demo/store-1.png',
    },
    createTime: ago(320),
  },
  {
    id: 2,
    name: '云栖生活馆',
    logo: '/media/demo/store-2.png',
    intro: '把好物带回家，生活与办公一站购齐。',
    contactName: '沈月华',
    contactMobile: '13958043319',
    region: ['浙江省', '杭州市', '西湖区'],
    address: '云栖小镇山景路 1 号',
    longitude: 120.0897,
    latitude: 30.1306,
    openTime: '10:00',
    closeTime: '22:00',
    openDays: [1, 2, 3, 4, 5, 6, 7],
    levelId: 2,
    auths: 'UPLOAD_GOODS,MANAGE_COUPON,MANAGE_DISTRIBUTION',
    bank: { holder: '杭州云栖生活用品有限公司', account: '6217001540012348890', bankName: '中国建设银行', branch: '杭州转塘支行' },
    qualification: {
      subjectType: 1,
      companyName: '',
      licenseNo: '',
      licensePhoto: '',
      legalName: '沈月华',
      legalIdCard: '330106198807223624',
      idCardFront: '/media/demo/store-2.png',
      idCardBack: '/media/demo/store-2.png',
    },
    createTime: ago(260),
  },
];

const memberLevels = (createTime: Date): (typeof memberLevel.$inferInsert)[] => [
  { id: 1, name: '普通会员', grade: 1, growthMin: 0, discount: 100, icon: '/media/demo/level-1.png', isDefault: 1, createTime },
  { id: 2, name: '白银会员', grade: 2, growthMin: 500, discount: 98, pointRate: 110, icon: '/media/demo/level-2.png', createTime },
  { id: 3, name: '黄金会员', grade: 3, growthMin: 2_000, discount: 95, pointRate: 120, icon: '/media/demo/level-3.png', createTime },
  { id: 4, name: '钻石会员', grade: 4, growthMin: 8_000, discount: 92, pointRate: 150, icon: '/media/demo/level-4.png', createTime },
];

const roles = (ago: (days: number) => Date): (typeof role.$inferInsert)[] => [
  {
    id: 1,
    name: '超级管理员',
    code: SUPER_ADMIN,
    remark: '拥有全部权限',
    scope: 1,
    permissions: [...allCodes],
    builtin: 1,
    createTime: ago(420),
  },
  {
    id: 2,
    name: '门店管理员',
    code: STORE_ADMIN,
    remark: '门店的全部权限',
    scope: 2,
    permissions: [...storeCodes],
    builtin: 1,
    createTime: ago(420),
  },
  {
    id: 3,
    name: '用户专员',
    code: 'member_clerk',
    remark: '维护用户资料',
    scope: 1,
    permissions: ['admin_P1', 'admin_P1.edit'],
    createTime: ago(300),
  },
  {
    id: 4,
    name: '订单客服',
    code: 'order_clerk',
    remark: '处理订单与售后',
    scope: 1,
    permissions: ['admin_P3', 'admin_P3.ship', 'admin_P3.refund'],
    createTime: ago(280),
  },
  {
    id: 5,
    name: '财务',
    code: 'finance',
    remark: '开票与打款',
    scope: 1,
    permissions: ['platform', 'admin_P3', 'admin_P3.invoice', 'admin_P3.cashAudit', 'admin_P3.cashPay'],
    createTime: ago(280),
  },
  {
    id: 6,
    name: '店员',
    code: 'store2_clerk',
    remark: '发货',
    scope: 2,
    storeId: 2,
    permissions: ['admin_P2', 'admin_P3', 'admin_P3.ship'],
    createTime: ago(120),
  },
];

async function seedAdministrators(database: Database, ago: (days: number) => Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rows: (typeof admin.$inferInsert & { roleId: number })[] = [
    {
      id: 1,
      roleId: 1,
      username: 'admin',
      name: '林知远',
      mobile: '13588120001',
      email: 'admin@shangtai.example',
      introduction: '平台超级管理员',
      passwordHash,
      createTime: ago(420),
    },
    {
      id: 2,
      roleId: 3,
      username: 'clerk',
      name: '周晓敏',
      mobile: '13588120002',
      introduction: '用户运营',
      passwordHash,
      createTime: ago(290),
    },
    {
      id: 3,
      roleId: 2,
      username: 'store1',
      name: '陈立新',
      mobile: '13588120003',
      introduction: '滨江旗舰店店长',
      storeId: 1,
      passwordHash,
      createTime: ago(320),
    },
    {
      id: 4,
      roleId: 2,
      username: 'store2',
      name: '沈月华',
      mobile: '13588120004',
      introduction: '云栖生活馆店长',
      storeId: 2,
      passwordHash,
      createTime: ago(260),
    },
    {
      id: 5,
      roleId: 4,
      username: 'disabled',
      name: '赵一鸣',
      mobile: '13588120005',
      introduction: '已离职',
      status: 0,
      passwordHash,
      createTime: ago(250),
    },
    {
      id: 6,
      roleId: 4,
      username: 'service01',
      name: '吴佳怡',
      mobile: '13588120006',
      introduction: '订单客服',
      passwordHash,
      createTime: ago(200),
    },
    {
      id: 7,
      roleId: 5,
      username: 'finance01',
      name: '郑国栋',
      mobile: '13588120007',
      introduction: '财务',
      passwordHash,
      createTime: ago(180),
    },
    {
      id: 8,
      roleId: 6,
      username: 'yunqi_clerk',
      name: '何雨桐',
      mobile: '13588120008',
      introduction: '云栖生活馆店员',
      storeId: 2,
      passwordHash,
      createTime: ago(110),
    },
  ];
  await database.insert(admin).values(rows.map(({ roleId: _held, ...row }) => row));
  await database.insert(adminRole).values(rows.map(({ id = 0, roleId }) => ({ adminId: id, roleId })));
}
