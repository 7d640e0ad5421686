import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { OrderLicence } from '@/lib/contract/order/detail';
import { licenceState } from '@/lib/contract/states/licence';
import { LicenceCard } from './LicenceCard';

const licence: OrderLicence = {
  ...{ id: 1, key: 'ST-****', status: licenceState.waiting, durationUnit: 2, durationNum: 6, startAt: null, endAt: null },
  ...{ maxDevices: 2, devices: [], bizType: 1, renewOf: null, account: '', allowedActions: [] },
};

test('a licence that is not active yet says how long it will run', async () => {
  await draw(<LicenceCard licence={licence} />, { namespaces: ['order', 'enums'] });
  await expect.element(page.getByText('6 个月 · 设备 0 / 2')).toBeVisible();
});
