import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { still } from '@/components/testing/still';
import { RemoteSelectBox } from './RemoteSelectBox';
import type { RemoteSource } from './remote-source';

interface Person {
  readonly id: number;
  readonly name: string;
}

function Field({ source }: { source: RemoteSource<Person> }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <RemoteSelectBox label="上级" source={source} value={value} onChange={setValue} />
      <output>{value ?? '-'}</output>
    </>
  );
}

/** Draws the field in a form; tells whether that is sent. */
async function drawInForm(source: RemoteSource<Person>) {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  await draw(
    <form onSubmit={sent}>
      <Field source={source} />
    </form>,
    { namespaces: ['form'] },
  );
  return sent;
}

test('who was found for earlier words cannot be chosen while those for the words that stand there are on their way', async () => {
  const { promise: late, resolve: answerLate } = deferred<readonly Person[]>();
  const read = vi.fn(async (keyword: string) => (keyword === '' ? [{ id: 1, name: '安然' }] : await late));
  const source: RemoteSource<Person> = { key: ['member', 'test'], read, option: ({ id, name }) => ({ value: id, label: name }) };
  await draw(<Field source={source} />, { namespaces: ['form'] });
  const input = page.getByRole('combobox');
  await input.click();
  const option = (name: string) => page.getByRole('option', { name });
  await expect.element(option('安然')).toHaveAttribute('aria-disabled', 'false');
  await input.fill('北辰');
  await expect.element(option('安然')).toHaveAttribute('aria-disabled', 'true');
  answerLate([{ id: 2, name: '北辰' }]);
  await option('北辰').click();
  await expect.element(page.getByText('2', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
});

test('who is typed, gone to and taken in one breath is taken once the answer is there, and the form around is not sent', async () => {
  const people: readonly Person[] = [
    { id: 1, name: '安然' },
    { id: 2, name: '北辰' },
    { id: 3, name: '北风' },
  ];
  const { promise: late, resolve: answerLate } = deferred();
  const read = vi.fn(async (keyword: string) => {
    if (keyword === '安') await late;
    return people.filter(({ name }) => name.includes(keyword));
  });
  const source: RemoteSource<Person> = { key: ['member', 'quick'], read, option: ({ id, name }) => ({ value: id, label: name }) };
  const sent = await drawInForm(source);
  await page.getByRole('combobox').click();
  await expect.element(page.getByRole('option', { name: '安然' })).toHaveAttribute('aria-disabled', 'false');
  await userEvent.keyboard('北{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByText('3', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('combobox')).toHaveValue('北风');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.clear(page.getByRole('combobox'));
  await userEvent.keyboard('安{ArrowDown}{Enter}{Escape}');
  answerLate();
  // Opened again by an arrow, its list is chosen from by nobody.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: '安然' })).toHaveAttribute('aria-disabled', 'false');
  await still();
  await expect.element(page.getByText('-', { exact: true })).toBeVisible();
});

test('keys in a list opened by an arrow wait for its first answer; where nobody is found they are void', async () => {
  const { promise, resolve } = deferred();
  const read = async (keyword: string) => {
    await promise;
    return keyword === '' ? [{ id: 1, name: '安然' }] : [];
  };
  const source: RemoteSource<Person> = { key: ['member', 'arrow'], read, option: ({ id, name }) => ({ value: id, label: name }) };
  const sent = await drawInForm(source);
  await expect.element(page.getByRole('combobox')).toBeVisible();
  (page.getByRole('combobox').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  resolve();
  await expect.element(page.getByText('1', { exact: true })).toBeVisible();
  await userEvent.clear(page.getByRole('combobox'));
  await userEvent.keyboard('x{ArrowDown}{Enter}');
  await expect.element(page.getByText('没有找到')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('-', { exact: true })).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});
