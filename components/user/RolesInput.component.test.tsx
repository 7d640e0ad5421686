import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { roleOptions } from '@/lib/contract/role';
import { RolesInput } from './RolesInput';
import { emptyUser, type UserValues } from './user-values';

const schema = z.custom<UserValues>().refine(({ roleIds }) => roleIds.length > 0, { path: ['roleIds'], message: 'none' });
const role = (id: number, name: string, storeId = 0) => ({ id, name, code: `role${id}`, scope: 1, storeId, status: 1 });
const ROLES = [role(1, '用户专员'), role(2, '财务'), role(3, '店员', 7)];

let now: UserValues;
function Form({ chosen }: { chosen: number[] }) {
  const start = { ...emptyUser(0), roleIds: chosen };
  const form = useResourceForm<UserValues, unknown>({ schema, start, labels: 'administrator.fields', save: async () => null });
  now = form.hook.watch() as UserValues;
  return (
    <>
      <RolesInput form={form} storeId={0} known={new Map([[9, '已停用的角色']])} />
      <button type="button" onClick={() => void form.submit()}>
        save
      </button>
    </>
  );
}

const field = page.getByRole('combobox', { name: '角色' });
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
async function open(chosen: number[] = []) {
  answerCalls(roleOptions, () => Response.json({ code: 0, data: ROLES }));
  await draw(<Form chosen={chosen} />, { namespaces: ['administrator', 'validation'], viewer: { permissions: ['admin_P7'] } });
}

test('several roles are chosen among those that fit the store, found by typing', async () => {
  await open();
  await field.click();
  await expect.poll(options).toEqual(['用户专员', '财务']);
  await userEvent.keyboard('财');
  await expect.poll(options).toEqual(['财务']);
  await page.getByRole('option', { name: '财务' }).click();
  await page.getByRole('option', { name: '用户专员' }).click();
  await expect.poll(() => now.roleIds).toEqual([2, 1]);
  await userEvent.keyboard('{Escape}{Backspace}');
  await expect.poll(() => now.roleIds).toEqual([2]);
});

test('one that is no longer offered is called by the name it had', async () => {
  await open([9]);
  await expect.element(page.getByRole('button', { name: '已停用的角色' })).toBeVisible();
});

test('without a role the field says so and gets the focus', async () => {
  await open();
  await page.getByRole('button', { name: 'save' }).click();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('Enter behind a word that finds no role takes none', async () => {
  await open([1]);
  await field.click();
  await expect.poll(options).toEqual(['用户专员', '财务']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}x');
  await expect.element(page.getByText('没有可选的角色')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(now.roleIds).toEqual([1]);
  await userEvent.keyboard('{Backspace}财{ArrowDown}{Enter}');
  await expect.poll(() => now.roleIds).toEqual([1, 2]);
});
