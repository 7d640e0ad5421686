import { expect, it } from 'vitest';
import en from '@/lib/messages/en/goods.json';
import zh from '@/lib/messages/zh-CN/goods.json';
import { goodsLogActions } from './log-actions';

it.each([
  ['zh-CN', zh.history.actions],
  ['en', en.history.actions],
])('every line goods can have in their history is told in %s', (_language, words) => {
  expect(Object.keys(words).sort()).toEqual([...goodsLogActions].sort());
});
