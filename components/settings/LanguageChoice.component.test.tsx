import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { LanguageChoice } from './LanguageChoice';

vi.mock(import('@/lib/messages/load'), async (original) => ({
  ...(await original()),
  changeTo: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}));

test('words of the other language that cannot be fetched are told, and the page stays as it is', async () => {
  await draw(<LanguageChoice />, { namespaces: ['settings', 'shell'] });
  await page.getByText('English').click();
  await expect.element(page.getByRole('alert').getByText(/./).first()).toBeVisible();
  expect(document.cookie).not.toContain('=en');
});
