import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { StepsBar } from './StepsBar';

const names = ['Ordered', 'Paid', 'Reviewed', 'Processed', 'Confirmed', 'Completed'];
const steps = names.map((label) => ({ key: label, label }));

const seen = (root: Element) =>
  [...root.querySelectorAll('.name')].flatMap((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const { left, right } = range.getBoundingClientRect();
    return name.getBoundingClientRect().width > 1 ? [{ text: name.textContent, left, right }] : [];
  });

test.each([
  [1, ['Paid', 'Completed']],
  [4, ['Confirmed']],
  [6, ['Completed']],
])('a long course on a phone after %i steps: names stand apart, in sight, and all are read out', async (done, shown) => {
  await page.viewport(360, 800);
  const { container } = await draw(<StepsBar label="Progress" steps={steps} done={done} />, { language: 'en' });
  const found = seen(container);
  expect(found.map(({ text }) => text)).toEqual(shown);
  found.forEach(({ left, right }, at) => {
    expect(left).toBeGreaterThanOrEqual(found[at - 1]?.right ?? 0);
    expect(right).toBeLessThanOrEqual(360);
  });
  await expect.element(page.getByRole('listitem').nth(2)).toHaveTextContent('Reviewed');
});

test('with room every step is named', async () => {
  await page.viewport(1440, 900);
  const { container } = await draw(<StepsBar label="Progress" steps={steps} done={1} />, { language: 'en' });
  expect(seen(container)).toHaveLength(names.length);
});
