import { MAIN_STORE } from '@/lib/contract/access';
import { allCodes, storeCodes } from '@/reference-api/auth/permission-tree';
import { makeSlots } from '@/reference-api/commerce/store/home-slots';
import type { Database } from '@/reference-api/database/connect';
import { distributorLevel } from '@/reference-api/database/schema/distributor';
import { memberLevel } from '@/reference-api/database/schema/member-level';
import { role } from '@/reference-api/database/schema/role';
import { store, storeLevel } from '@/reference-api/database/schema/store';
import { continueIds, STORE_ADMIN, SUPER_ADMIN } from './foundation';

/**
 * What a platform cannot do without, and nothing else: the main store with its empty icon slots, the two built-in roles, and of each kind of level the one
 * that must always be there. Nobody can sign in yet: `npm run api:admin` makes the first administrator.
 */
export async function seedEmptyPlatform(database: Database, now: Date): Promise<void> {
  const createTime = now;
  await database.insert(storeLevel).values({ name: '标准店', grade: 1, isDefault: 1, createTime });
  await database.insert(store).values({ id: MAIN_STORE, name: '总店', createTime });
  await makeSlots(database, now);
  await database.insert(memberLevel).values({ name: '普通会员', grade: 1, growthMin: 0, discount: 100, isDefault: 1, createTime });
  await database.insert(distributorLevel).values({ name: '推广员', grade: 1, firstPercent: 0, secondPercent: 0, isDefault: 1, createTime });
  await database.insert(role).values([
    { name: '超级管理员', code: SUPER_ADMIN, remark: '拥有全部权限', scope: 1, permissions: [...allCodes], builtin: 1, createTime },
    { name: '门店管理员', code: STORE_ADMIN, remark: '门店的全部权限', scope: 2, permissions: [...storeCodes], builtin: 1, createTime },
  ]);
  await continueIds(database, store);
}
