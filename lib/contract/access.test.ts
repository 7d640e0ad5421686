import { describe, expect, test } from 'vitest';
import { anyone, mainStoreOnly, mayCall, needs, signedIn } from './access';
import { ordersCall } from './dashboard';
import { pictureRemove } from './picture';

const clerk = { storeId: 0, auths: [], permissions: ['admin_P1', 'admin_P1.edit'] };
const storeAdmin = { storeId: 1, auths: ['MANAGE_COUPON'], permissions: ['admin_P1', 'admin_P1.edit', 'admin_P1.balance'] };

describe('mayCall', () => {
  test('wants every code that is needed', () => {
    expect(mayCall(clerk, needs('admin_P1', 'admin_P1.edit'))).toBe(true);
    expect(mayCall(clerk, needs('admin_P1', 'admin_P1.points'))).toBe(false);
  });

  test('takes the menu code for the action where the server knows no action codes', () => {
    expect(mayCall({ ...clerk, permissions: ['admin_P1'] }, needs('admin_P1', 'admin_P1.points'))).toBe(true);
  });

  test('keeps calls of the main store from other stores, whatever codes they hold', () => {
    expect(mayCall(storeAdmin, mainStoreOnly(needs('admin_P1', 'admin_P1.balance')))).toBe(false);
    expect(mayCall({ ...storeAdmin, storeId: 0 }, mainStoreOnly(needs('admin_P1', 'admin_P1.balance')))).toBe(true);
  });

  test('wants the feature of another store, never of the main store', () => {
    const access = (storeAuth: 'MANAGE_COUPON' | 'UPLOAD_GOODS') => ({ ...needs('admin_P1'), storeAuth });
    expect(mayCall(storeAdmin, access('MANAGE_COUPON'))).toBe(true);
    expect(mayCall(storeAdmin, access('UPLOAD_GOODS'))).toBe(false);
    expect(mayCall(clerk, access('UPLOAD_GOODS'))).toBe(true);
  });

  test('asks nothing of open calls and of those for everybody signed in', () => {
    const nobody = { storeId: 3, auths: [], permissions: [] };
    expect([mayCall(nobody, anyone), mayCall(nobody, signedIn)]).toEqual([true, true]);
  });
});

describe('security N5: what permissions.md says', () => {
  test("pictures are removed by whoever may open an area that holds some, the figures of the home page are everybody's", () => {
    for (const code of ['admin_P1', 'admin_P2', 'admin_P3', 'admin_P5', 'admin_P6', 'admin_P7'])
      expect([code, mayCall({ storeId: 0, auths: [], permissions: [code] }, pictureRemove.access)]).toEqual([code, true]);
    for (const code of ['admin_P4', 'admin_P8', 'power'])
      expect([code, mayCall({ storeId: 0, auths: [], permissions: [code] }, pictureRemove.access)]).toEqual([code, false]);
    expect(mayCall({ storeId: 0, auths: [], permissions: [] }, ordersCall.access)).toBe(true);
  });
});
