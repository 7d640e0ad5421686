import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { type LogLine, LogLines } from './LogLines';

const line: LogLine = {
  ...{ id: 1, createTime: '2026-11-20 10:00:00', operatorType: 1, operatorName: '', before: null, after: 0, type: 'place', content: '' },
};
const lines = [{ ...line, id: 2, before: 0, after: 10, type: 'pay' }, line];

test('a line says from which state into which, and the first one only where it began', async () => {
  await draw(<LogLines lines={lines} stateName={(state) => (state === 0 ? '待付款' : '待发货')} told={({ type }) => type} />, {
    namespaces: ['enums'],
  });
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('待付款 → 待发货 pay');
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent(/[^→\- ] ?待付款 place$/);
});
