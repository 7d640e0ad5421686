import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { LiveTabsField } from './LiveTabsField';

test('the number of pages is typed with the digits of a Chinese keyboard too; one out of range goes back', async () => {
  await draw(<LiveTabsField />, { namespaces: ['settings'] });
  const field = page.getByRole('textbox', { name: '保持活动的页面数' });
  await field.fill('８');
  await userEvent.tab();
  await expect.element(field).toHaveValue('8');
  await field.fill('99');
  await userEvent.tab();
  await expect.element(field).toHaveValue('8');
});
