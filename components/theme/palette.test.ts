import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootVariables, schemeVariables } from './appearance';
import { paletteOf } from './palette';

const components = join(import.meta.dirname, '..');
const sources = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(join(components, file), 'utf8'));
const SETTINGS = { size: 'medium', theme: null, colourMode: 'light' } as const;
/** Colours and shares of them that MUI adds to every palette. */
const OF_MUI = [
  ...['common-white', 'common-black', 'error-dark', 'action-active', 'action-disabledBackground'],
  ...['hover', 'selected', 'focus', 'disabled'].map((state) => `action-${state}Opacity`),
];

describe.each(['light', 'dark'] as const)('the palette of the %s scheme', (scheme) => {
  it('takes from the theme colour only what is set', () => {
    const set = new Set([...Object.keys(schemeVariables(scheme)), ...Object.keys(rootVariables(SETTINGS))]);
    const read = JSON.stringify(paletteOf(scheme)).match(/--seed-[\w-]+/g) ?? [];
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((name) => !set.has(name))).toEqual([]);
  });

  it('has every variable the scheme passes on', () => {
    const set = Object.keys(rootVariables(SETTINGS));
    const passed = Object.values(schemeVariables(scheme)).flatMap((value) => value.match(/--[\w-]+/g) ?? []);
    expect(passed.filter((name) => !set.includes(name))).toEqual([]);
  });

  it('has every colour that components ask for', () => {
    const names = Object.entries(paletteOf(scheme)).flatMap(([group, value]) =>
      typeof value === 'object' ? Object.keys(value).map((name) => `${group}-${name}`) : [group],
    );
    const asked = sources.flatMap((source) => [...source.matchAll(/paletteVar\('([\w-]+)'\)/g)].map(([, name = '']) => name));
    expect([...new Set(asked)].filter((name) => !names.includes(name) && !OF_MUI.includes(name))).toEqual([]);
  });
});
