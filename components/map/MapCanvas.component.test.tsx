import { useRef } from 'react';
import { expect, test } from 'vitest';
import { draw } from '@/components/testing/draw';
import { centred } from '@/lib/map/view';
import { settingsStore } from '@/lib/settings/use-settings';
import { MapCanvas } from './MapCanvas';

const SIZE = { width: 40, height: 40 };
const NOWHERE = { regions: { units: [], provinces: [] }, districts: [], places: [] };

function Frame() {
  const canvas = useRef<HTMLCanvasElement>(null);
  return (
    <div style={SIZE}>
      <MapCanvas canvas={canvas} map={NOWHERE} view={VIEW} size={SIZE} />
    </div>
  );
}
const VIEW = centred([120, 30], 1000);

test('the map wears the other scheme as soon as the page does', async () => {
  await draw(<Frame />, { scheme: 'light' });
  const pixel = () => [...(document.querySelector('canvas')?.getContext('2d')?.getImageData(2, 2, 1, 1).data ?? [])].slice(0, 3);
  const bright = () => pixel().reduce((sum, part) => sum + part, 0) / 3 > 128;
  await expect.poll(() => pixel().some((part) => part > 0) && bright()).toBe(true);
  const { replace, get } = settingsStore();
  replace({ ...get(), colourMode: 'dark' });
  await expect.poll(bright).toBe(false);
});
