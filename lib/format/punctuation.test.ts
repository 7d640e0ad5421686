import { expect, test } from 'vitest';
import { joinEntries, joinNames, withNote } from './punctuation';

test('texts put together in code have the marks of their language (00-conventions 4.1)', () => {
  expect([joinNames(['甲', '乙'], 'zh-CN'), joinNames(['a', 'b'], 'en')]).toEqual(['甲、乙', 'a, b']);
  expect([joinEntries(['甲 ×1', '乙 ×2'], 'zh-CN'), joinEntries(['a ×1', 'b ×2'], 'en')]).toEqual(['甲 ×1；乙 ×2', 'a ×1; b ×2']);
  expect([withNote('手续费', '0.6%', 'zh-CN'), withNote('Fee', '0.6%', 'en')]).toEqual(['手续费（0.6%）', 'Fee (0.6%)']);
});
