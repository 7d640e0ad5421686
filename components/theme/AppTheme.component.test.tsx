import { expect, test } from 'vitest';
import { draw } from '@/components/testing/draw';
import { defaultSettings } from '@/lib/settings/settings';
import { settingsStore } from '@/lib/settings/use-settings';
import { applyAppearance } from './apply-appearance';

const root = document.documentElement;
const accent = () => root.style.getPropertyValue('--seed-accent-light');
const control = () => root.style.getPropertyValue('--size-control');

test('what the root wears is not worked out again, and what is chosen then is', async () => {
  const worn = { ...defaultSettings, colourMode: 'light' as const };
  applyAppearance(worn);
  root.style.setProperty('--seed-accent-light', 'as the server wrote it');
  await draw(<p>page</p>);
  expect(accent()).toBe('as the server wrote it');

  settingsStore().change({ theme: '#11a983' });
  await expect.poll(accent).not.toBe('as the server wrote it');
  const green = accent();
  settingsStore().change({ size: 'mini' });
  await expect.poll(control).toBe('28px');
  expect(accent()).toBe(green);

  settingsStore().change({ colourMode: 'dark' });
  await expect.poll(() => root.dataset.colorScheme).toBe('dark');
  settingsStore().replace(defaultSettings);
  await expect.poll(accent).not.toBe(green);
});
