import { expect, test } from 'vitest';
import type { Role } from '@/lib/contract/role';
import { copyOf } from './role-values';

test('a copy holds what whoever makes it may give, so that it can be saved', () => {
  const role = {
    name: '财务',
    code: 'finance',
    remark: '',
    permissions: ['admin_P3', 'admin_P3.cashPay'],
    scope: 1,
    status: 0,
    version: 7,
  };
  const copy = copyOf(role as Role, '财务 副本', (code) => code === 'admin_P3');
  expect(copy).toMatchObject({ name: '财务 副本', code: '', permissions: ['admin_P3'], status: 1 });
});
