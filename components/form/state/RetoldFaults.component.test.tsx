import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draw } from '@/components/testing/draw';
import { addTexts } from '@/components/testing/own-texts';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import type { Language } from '@/lib/messages/language';
import { FormPage } from '../frames/FormPage';
import { TextInput } from '../inputs/TextInput';
import { useResourceForm } from './use-resource-form';

const schema = z.object({ name: z.string(), code: z.string().min(1) });
const texts = { 'zh-CN': { box: { fields: { name: '名称', code: '编号' } } }, en: { box: { fields: { name: 'Name', code: 'Code' } } } };
const refusal = new ApiError(codes.storeNameTaken, '名称已存在', { data: { fieldErrors: [{ field: 'name', msg: '名称已存在' }] } });

function Form() {
  const save = async () => Promise.reject(refusal);
  const form = useResourceForm({ schema, start: { name: '', code: '' }, labels: 'box.fields', save });
  const body = (
    <>
      <TextInput form={form} name="name" />
      <TextInput form={form} name="code" />
    </>
  );
  return <FormPage form={form} sections={[{ key: 'all', title: '全部', body }]} onCancel={() => undefined} />;
}

function Languages() {
  const { changeLanguage } = useLanguage();
  const to = (language: Language) => () => void changeLanguage(language);
  return (
    <>
      <button type="button" onClick={to('en')}>
        to English
      </button>
      <button type="button" onClick={to('zh-CN')}>
        to Chinese
      </button>
      <Form />
    </>
  );
}

test('another language says anew what is wrong; what the server refused stays in its words', async () => {
  addTexts('en', texts.en);
  await draw(<Languages />, { messages: texts['zh-CN'] });
  await page.getByLabelText('名称').fill('苹果');
  await page.getByLabelText('编号').fill('1');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByLabelText('名称')).toHaveAccessibleDescription('名称已存在');
  await page.getByLabelText('编号').fill('');
  await expect.element(page.getByLabelText('编号')).toHaveAccessibleDescription('请输入编号');
  await page.getByText('to English').click();
  await expect.element(page.getByLabelText('Code')).toHaveAccessibleDescription('Please enter Code');
  await expect.element(page.getByLabelText('Name')).toHaveAccessibleDescription('名称已存在');
  // The browser remembers it.
  await page.getByText('to Chinese').click();
  await expect.element(page.getByLabelText('编号')).toHaveAccessibleDescription('请输入编号');
});
