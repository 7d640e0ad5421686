import { expect, test } from 'vitest';
import { UPLOAD_GOODS } from '@/lib/contract/access';
import { HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import { mayMake } from './may-make';

const nobody = { storeId: 0, account: 'tester', name: 'tester', avatar: '', permissions: [], auths: [], paths: ['/goods'] };
const reader = { ...nobody, permissions: ['admin_P2', 'admin_P2.card'] };
const editor = { ...nobody, permissions: ['admin_P2', 'admin_P2.edit'] };

test('goods are made by whoever may save them, not by whoever only meets their form', () => {
  expect([mayMake(reader, HARDWARE), mayMake(editor, HARDWARE)]).toEqual([false, true]);
  // A server without action codes.
  expect(mayMake({ ...nobody, permissions: ['admin_P2'] }, HARDWARE)).toBe(true);
  expect(mayMake({ ...editor, paths: [] }, HARDWARE)).toBe(false);
});

test('specification 6: another store makes software, and other kinds where it may upload goods', () => {
  const other = { ...editor, storeId: 7 };
  expect([mayMake(other, SOFTWARE), mayMake(other, HARDWARE)]).toEqual([true, false]);
  expect(mayMake({ ...other, auths: [UPLOAD_GOODS] }, HARDWARE)).toBe(true);
});
