import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { useAsk } from '@/components/dialogs/use-ask';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { OwnAddress } from '@/components/list/OwnAddress';
import { answerCalls } from '@/components/testing/answered-calls';
import { deferred } from '@/components/testing/deferred';
import { draw } from '@/components/testing/draw';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { type Invoice, invoice, invoiceInfo } from '@/lib/contract/invoice';
import { invoiceIssue } from '@/lib/contract/invoice/action';
import { InvoiceFileInput } from './InvoiceFileInput';
import { InvoiceIssueDialog } from './InvoiceIssueDialog';
import { InvoiceList } from './InvoiceList';

const stored = vi.hoisted(() => ({ upload: (_signal: AbortSignal) => Promise.resolve({ url: '' }) }));
vi.mock('@/lib/client/upload', () => ({
  upload: (_to: unknown, _form: FormData, { signal }: { signal: AbortSignal }) => stored.upload(signal),
}));

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
      <button type="button" onClick={() => form.hook.setFocus('fileUrl')}>
        lead
      </button>
    </>
  );
}

const options = { namespaces: ['invoice', 'enums'] as const, viewer: { permissions: ['admin_P3'] } };

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

test('how long a file may take is for the server to say: no clock of the page ends it, leaving the form does', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('signal timed out', 'TimeoutError')));
  const answer = deferred<{ url: string }>();
  let given: AbortSignal | undefined;
  stored.upload = (signal) => {
    given = signal;
    return signal.aborted ? Promise.reject(signal.reason) : answer.promise;
  };
  const { container, unmount } = await draw(<Form />, options);
  const choose = () => userEvent.upload(container.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], 'slow.pdf'));
  await choose();
  await expect.poll(() => given?.aborted).toBe(false);
  answer.resolve({ url: '/slow.pdf' });
  await expect.element(page.getByRole('link', { name: 'slow.pdf' })).toBeVisible();
  stored.upload = (signal) => {
    given = signal;
    return new Promise(() => undefined);
  };
  await choose();
  await expect.poll(() => given?.aborted).toBe(false);
  await unmount();
  expect(given?.aborted).toBe(true);
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

const waiting: Invoice = {
  ...{ id: 3, applyNo: 'F3', orderId: 7, orderNo: 'D7', kind: 2, storeId: 0, storeName: '总店', memberId: 3, nickname: '海盐先生' },
  ...{ mobile: '158****3944', type: 1, titleType: 2, title: '星河科技', taxNo: '91330000000000000X', email: '', phone: '' },
  ...{ regAddress: '', regPhone: '', bankName: '', bankAccount: '', receiver: null, content: 1, amount: 20_000, status: 0 },
  ...{ invoiceCode: '', invoiceNo: '12345678', fileUrl: '/media/a.pdf', expressName: '', trackingNo: '', issueTime: '2026-11-20 10:00:00' },
  ...{ redNo: '', redTime: null, redReason: '', needRed: 0, rejectReason: '', remark: '', operatorName: '', version: 1 },
  createTime: '2026-11-19 10:00:00',
};

function Opener() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(InvoiceIssueDialog, { row: waiting })}>
      issue
    </button>
  );
}

test('an invoice that was changed under its form shows the amount it is issued over now', async () => {
  answerCalls(invoiceIssue, () => {
    throw new ApiError(codes.versionConflict, '数据已被修改');
  });
  answerCalls(invoiceInfo, () => ({ ...waiting, amount: 15_000, version: 2 }));
  await draw(<Opener />, options);
  await page.getByRole('button', { name: 'issue' }).click();
  const dialog = page.getByRole('dialog', { name: /F3/ });
  await expect.element(dialog.getByText('¥200.00')).toBeVisible();
  await dialog.getByRole('button', { name: '开票', exact: true }).click();
  await expect.element(dialog.getByText('¥150.00')).toBeVisible();
});

test('a save without the file leads to the button that chooses one', async () => {
  await draw(<Form />, options);
  await page.getByRole('button', { name: 'lead' }).click();
  await expect.element(page.getByText('更换文件')).toHaveFocus();
});
