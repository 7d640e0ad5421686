import { expect, test } from 'vitest';
import { z } from 'zod';
import { lengthBetween } from '@/lib/contract/field/fields';
import { validationSentence } from '@/lib/format/validation-sentence';
import type { languages } from './language';
import { messagesOf } from './load';

const said = async (language: (typeof languages)[number], key: string, values: Record<string, string | number> = {}) => {
  const [namespace = '', ...path] = key.split('.');
  const messages = await messagesOf(language, [namespace]);
  const found = path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], messages[namespace]);
  return String(found).replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name]));
};

test('domain D6: the sign-in says how many characters a password has at least', async () => {
  expect(await said('zh-CN', 'login.passwordShort')).toBe('密码长度不能少于 6 个字符');
  expect(await said('en', 'login.passwordShort')).toBe('Password must be at least 6 characters');
});

test('domain D15: a list that failed says what to do about it', async () => {
  expect(await said('zh-CN', 'feedback.failedRetry')).toBe('加载失败，点击重试');
  expect(await said('en', 'feedback.failedRetry')).toBe('Loading failed, click to retry');
});

test.each(['x', 'x'.repeat(11)])('domain D15: a text of the wrong length is told both limits: %s', async (given) => {
  const issue = z.object({ name: lengthBetween(2, 10) }).safeParse({ name: given }).error?.issues[0];
  const keys: string[] = [];
  const values: object[] = [];
  validationSentence(issue as z.core.$ZodIssue, '名称', (key, given_) => {
    keys.push(key);
    values.push(given_ ?? {});
    return key;
  });
  expect([keys, values]).toEqual([['validation.length'], [{ label: '名称', min: 2, max: 10 }]]);
});
