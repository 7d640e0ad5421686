import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { validationSentence } from '@/lib/format/validation-sentence';
import en from '@/lib/messages/en/validation.json';
import zh from '@/lib/messages/zh-CN/validation.json';
import { orderFinishDraft, orderSupplementDraft } from './form';

/** What is said of the first thing that is wrong, by both languages. */
const toldOf = (schema: ZodType, draft: object) => {
  const [issue] = schema.safeParse(draft).error?.issues ?? [];
  const told = (messages: Record<string, string>) =>
    issue && validationSentence(issue, 'L', (key) => messages[key.replace('validation.', '')] ?? key);
  return [told(zh), told(en)];
};

test('errors.md 9: what is missing is asked for in its own words', () => {
  const asked = toldOf(orderSupplementDraft, { fieldKeys: [], reason: '照片不清楚' });
  expect(asked).toEqual(['请选择需要补充的字段', 'Please select the fields to supplement']);
  expect(toldOf(orderFinishDraft, {})).toEqual(['请输入处理结果', 'Please enter the result']);
});
