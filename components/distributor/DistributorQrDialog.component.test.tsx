import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls } from '@/components/testing/answered-calls';
import { DialogOpener } from '@/components/testing/DialogOpener';
import { draw } from '@/components/testing/draw';
import { type Distributor, distributorQrcode } from '@/lib/contract/distributor';
import { distributorQrDialog } from './distributor-dialogs';

const somebody = { id: 3, nickname: '王伟' } as Distributor;

test('another store is told that the shop has no address, and led to no settings: they are those of the main store', async () => {
  answerCalls(distributorQrcode, () => ({ h5Url: '', imageUrl: '' }));
  const viewer = { storeId: 5, permissions: ['admin_P6', 'admin_P6.edit'] };
  await draw(<DialogOpener dialog={distributorQrDialog} payload={somebody} />, { namespaces: ['distributor'], viewer });
  await page.getByRole('button', { name: 'open' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByText('去设置')).not.toBeInTheDocument();
});
