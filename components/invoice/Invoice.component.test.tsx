import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { OwnAddress } from '@/components/list/OwnAddress';
import { answerCalls } from '@/components/testing/answered-calls';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { ApiError } from '@/lib/contract/call/envelope';
import { invoice } from '@/lib/contract/invoice';
import { InvoiceFileInput } from './InvoiceFileInput';
import { InvoiceList } from './InvoiceList';

const stored = vi.hoisted(() => ({ upload: () => Promise.resolve({ url: '' }) }));
vi.mock('@/lib/client/upload', () => ({ upload: () => stored.upload() }));

const schema = z.object({ fileUrl: z.string() });
const saved = vi.fn();
function Form() {
  const form = useResourceForm({
    schema,
    start: { fileUrl: '/old.pdf' },
    labels: 'invoice.fields',
    save: async ({ fileUrl }) => saved(fileUrl),
  });
  return (
    <>
      <InvoiceFileInput form={form} name="fileUrl" />
      <button type="button" onClick={() => void form.submit()}>
        save
      </button>
    </>
  );
}

const options = { namespaces: ['invoice', 'enums'], viewer: { permissions: ['admin_P3'] } };

test('saving waits for a file that is on its way; one that does not come keeps the form as it is', async () => {
  const first = deferred<{ url: string }>();
  stored.upload = () => first.promise;
  const { container } = await draw(<Form />, options);
  const choose = () => userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'new.pdf'));
  const save = page.getByRole('button', { name: 'save' });
  await choose();
  await save.click();
  expect(saved).not.toHaveBeenCalled();
  first.resolve({ url: '/new.pdf' });
  await expect.poll(() => saved.mock.calls).toEqual([['/new.pdf']]);
  const second = deferred();
  stored.upload = () =>
    second.promise.then(() => {
      throw new ApiError(40005, '文件格式不正确');
    });
  await choose();
  await save.click();
  second.resolve();
  await expect.element(page.getByText('文件格式不正确')).toBeVisible();
  expect(saved).toHaveBeenCalledOnce();
});

test('finance.md 1: applications are filtered by their state, also by the one that has no tab', async () => {
  const calls = answerCalls(invoice.list, () => ({ rows: [], total: 0 }));
  await draw(
    <OwnAddress>
      <InvoiceList />
    </OwnAddress>,
    options,
  );
  await page.getByRole('combobox', { name: '状态' }).click();
  await page.getByRole('option', { name: '已取消' }).click();
  await expect.poll(() => calls.at(-1)?.query.get('status')).toBe('4');
});
