import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import order from '@/lib/messages/zh-CN/order.json';
import { logContent } from './log-content';

const t = createTranslator({ locale: 'zh-CN', messages: { order }, namespace: 'order.logContent' }) as Parameters<typeof logContent>[2];

it.each([
  ['adjust', '0 → -600', '¥0.00 → -¥6.00'],
  ['adjust', '-600 → 123450', '-¥6.00 → ¥1,234.50'],
  ['extend', '3', '3 天'],
  ['deliver', '2', '2 份'],
  ['deliver', '', ''],
  ['deliver', 'T2026112822072238478204', 'T2026112822072238478204'],
  ['timeout', '超时未支付', ''],
  ['pay', '4200840', '4200840'],
])('%s %s is told as %s', (type, content, told) => {
  expect(logContent(type, content, t)).toBe(told);
});
