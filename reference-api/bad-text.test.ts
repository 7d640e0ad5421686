import { expect, it } from 'vitest';
import { goodsCreate, goodsInfo } from '@/lib/contract/goods';
import { member, memberCreate } from '@/lib/contract/member';
import { role } from '@/lib/contract/role';
import { goodsSubmission } from './testing/goods-drafts';
import { testStack } from './testing/world';

const world = await testStack();
const admin = await world.as('admin');

/** What no database keeps: a zero character, and half of a character that has two. */
const odd = ['\u0000', 'a\u0000b', '\ud800', 'x\udc00'];
/** What is left of it: nothing of the first, a replacement character of the second. */
const kept = (text: string) => Buffer.from(text.replaceAll('\u0000', '')).toString();

it.each(odd)('%j in a search finds what the rest of it finds instead of failing', async (keyword) => {
  const answer = await admin.send(member.list, { query: { keyword } });
  const rest = await admin.send(member.list, { query: { keyword: keyword.replaceAll('\u0000', '') } });
  expect(answer).toMatchObject({ code: 0 });
  expect(answer.data).toEqual(rest.data);
});

it.each(odd)('%j in a form is kept as far as it can be', async (text) => {
  const made = await admin.send(role.create, {
    body: { name: `名${text}`, code: `odd${odd.indexOf(text)}`, remark: text, scope: 1, permissions: ['admin_P1'] },
  });
  expect(made).toMatchObject({ code: 0, data: { name: `名${kept(text)}`, remark: kept(text) } });
  const added = await admin.send(memberCreate, { body: { nickname: `昵${text}`, mobile: `1970000000${odd.indexOf(text)}`, remark: text } });
  expect(added).toMatchObject({ code: 0, data: { nickname: `昵${kept(text)}` } });
});

it.each(odd)('%j among the fields of a form in one column is kept as well', async (text) => {
  const body = await goodsSubmission(3, admin, { formFields: [{ key: 'company', label: `栏${text}`, type: 'text' }] });
  const made = await admin.ask(goodsCreate, { body });
  expect(await admin.ask(goodsInfo, { query: { id: made.id } })).toMatchObject({ formFields: [{ label: `栏${kept(text)}` }] });
});
