import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { draw } from '@/components/testing/draw';
import { PageInput } from './PageInput';

const schema = z.object({ path: z.string() });

function Form() {
  const form = useResourceForm<z.infer<typeof schema>, unknown>({ schema, start: { path: '/' }, labels: 'to', save: async () => null });
  return (
    <>
      <PageInput form={form} name="path" />
      <output data-testid="path">{form.hook.watch('path')}</output>
    </>
  );
}
const field = page.getByRole('combobox', { name: '页面' });
const open = () => draw(<Form />, { namespaces: ['link'], messages: { to: { path: '页面' } } });

test('a path is typed before the pages are there to choose from, and on behind them', async () => {
  await open();
  await expect.element(field).toHaveValue('/');
  await expect.element(page.getByText('首页')).toBeVisible();
  await field.click();
  await userEvent.keyboard('{End}mine');
  await expect.element(page.getByTestId('path')).toHaveTextContent('/mine');
  await expect.poll(() => document.querySelector('.MuiAutocomplete-root')).not.toBeNull();
  await userEvent.keyboard('/2');
  await expect.element(page.getByTestId('path')).toHaveTextContent('/mine/2');
});

test('a page is chosen by its name', async () => {
  await open();
  await field.click();
  await page.getByRole('option', { name: '购物车' }).click();
  await expect.element(page.getByTestId('path')).toHaveTextContent('/cart');
  await expect.element(field).toHaveValue('/cart');
});
