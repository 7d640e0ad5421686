import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useAsk } from '@/components/dialogs/use-ask';
import { draw } from '@/components/testing/draw';
import { MapDialog } from './MapDialog';

const answered = vi.fn();
vi.mock(import('./use-geocoder'), async (original) => ({ ...(await original()), useNamesOf: () => async () => undefined }));

function Opener() {
  const ask = useAsk();
  return (
    <button type="button" onClick={() => void ask(MapDialog, { start: undefined }).then(answered)}>
      地图
    </button>
  );
}

const field = page.getByLabelText('坐标（纬度，经度）');
const confirm = () => page.getByRole('button', { name: /确\s*定/ }).click();
beforeEach(async () => {
  answered.mockClear();
  await draw(<Opener />, { namespaces: ['map', 'media'] });
  await page.getByRole('button', { name: '地图' }).click();
});

test('coordinates that cannot be read choose no place, not the one before', async () => {
  await field.fill('30.25,120.17');
  await field.fill('30.25,120.x');
  await confirm();
  await expect.element(page.getByText('坐标格式不正确')).toBeVisible();
  await new Promise((later) => setTimeout(later, 100));
  expect(answered).not.toHaveBeenCalled();
  await field.fill('31,121');
  await confirm();
  await expect.poll(() => answered.mock.calls[0]?.[0]).toMatchObject({ latitude: 31, longitude: 121 });
});
