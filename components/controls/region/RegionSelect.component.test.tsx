import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { RegionSelect } from './RegionSelect';

function Filter() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <>
      <RegionSelect value={value} onChange={setValue} partial inline="地区" />
      <output data-testid="value">{value.join(',')}</output>
    </>
  );
}
const value = page.getByTestId('value');
const field = page.getByRole('combobox', { name: '地区' });

test('a filter takes a whole province, a whole city or a district, and can be cleared', async () => {
  await draw(<Filter />);
  await field.click();
  await page.getByRole('option', { name: '浙江省' }).click();
  await page.getByRole('option', { name: '整个浙江省' }).click();
  await expect.element(value).toHaveTextContent('浙江省');
  await field.click();
  await page.getByRole('option', { name: '杭州市' }).click();
  await page.getByRole('option', { name: '整个杭州市' }).click();
  await expect.element(value).toHaveTextContent('浙江省,杭州市');
  await field.fill('桐庐');
  await userEvent.keyboard('{Enter}');
  await expect.element(value).toHaveTextContent('浙江省,杭州市,桐庐县');
  await field.fill('');
  await expect.element(value).toHaveTextContent('');
});
