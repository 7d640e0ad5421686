import { expect, it } from 'vitest';
import en from '@/lib/messages/en/order.json';
import zh from '@/lib/messages/zh-CN/order.json';
import { orderLogTypes } from './log-types';

it.each([
  ['zh-CN', zh.logTypes],
  ['en', en.logTypes],
])('every line an order can have in its log is told in %s', (_language, words) => {
  expect(Object.keys(words).sort()).toEqual([...orderLogTypes].sort());
});
