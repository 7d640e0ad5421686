import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DialogOpener } from '@/components/testing/DialogOpener';
import { draw } from '@/components/testing/draw';
import { brandForm } from './goods-brand-dialogs';

// What reads Chinese is on its way until the first test lets it come.
const late = await vi.hoisted(async () => (await import('@/components/testing/late-module')).lateModule());
vi.mock('pinyin-pro', late.until);

const open = async () => {
  await draw(<DialogOpener dialog={brandForm} payload={{ brand: null }} />, { namespaces: ['goodsBrand', 'media', 'picture', 'form'] });
  await page.getByRole('button', { name: 'open' }).click();
  return { name: page.getByLabelText('品牌名称'), letter: page.getByLabelText('首字母') };
};

test('an initial typed while what reads the name is on its way stays', async () => {
  const { name, letter } = await open();
  await name.fill('启航');
  await letter.fill('K');
  late.come();
  await import('pinyin-pro');
  // By the time another name stands there, so would the initial of the last one.
  await name.fill('远山');
  await expect.element(name).toHaveValue('远山');
  expect(letter.element()).toHaveValue('K');
});

test('the initial follows the name, and no more once another is typed', async () => {
  const { name, letter } = await open();
  await name.fill('启航');
  await expect.element(letter).toHaveValue('Q');
  await name.fill('远山');
  await expect.element(letter).toHaveValue('Y');
  await letter.fill('K');
  await name.fill('启航');
  await expect.element(name).toHaveValue('启航');
  expect(letter.element()).toHaveValue('K');
});
