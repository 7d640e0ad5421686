import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ASKED_TO_END } from '../run.mjs';
import { ADDRESS, installed, registry } from '../testing/package-registry.mjs';
import { npmCi } from './npm-ci.mjs';

// Each of these starts npm itself, up to three times.
vi.setConfig({ testTimeout: 120_000 });

test('a package is fetched by its address, and its registry is asked for nothing else', async () => {
  const { asked, project } = await registry({ at: ADDRESS });
  expect(await install(project)).toBe(0);
  expect(installed(project)).toBe('1.0.0');
  expect(asked).toEqual([ADDRESS]);
  expect(existsSync(join(project, 'beside'))).toBe(false);
});

test('where a registry keeps its archives elsewhere, it is asked for them', async () => {
  const { asked, project } = await registry({ at: '/files/part' });
  expect(await install(project)).toBe(0);
  expect(installed(project)).toBe('1.0.0');
  expect(asked).toEqual([ADDRESS, '/@shop%2fpart', '/files/part']);
});

test('where nothing can be fetched, the exit code says so and nothing is left beside', async () => {
  const { project } = await registry({ at: '/elsewhere', listed: false });
  expect(await install(project)).not.toBe(0);
  expect(existsSync(join(project, 'beside'))).toBe(false);
});

test('who is asked to end meanwhile installs nothing in another way', async () => {
  const { asked, project } = await registry({ at: '/files/part', slow: true });
  const earlier = join(project, 'node_modules/earlier');
  mkdirSync(earlier, { recursive: true });
  const ending = install(project);
  await expect.poll(() => asked, { timeout: 60_000 }).toEqual([ADDRESS]);
  process.emit('SIGTERM', 'SIGTERM');
  expect(await ending).toBe(ASKED_TO_END);
  expect(asked).toEqual([ADDRESS]);
  expect(existsSync(earlier)).toBe(true);
});

test('a folder that cannot be written is named', async () => {
  const { project } = await registry({ at: '/files/part' });
  writeFileSync(join(project, 'beside'), 'a file');
  const beside = join(project, 'beside/install');
  await expect(npmCi({ folder: project, beside, flags: [] })).rejects.toThrow(`${beside} cannot be written (ENOTDIR)`);
});

const install = (project) => npmCi({ folder: project, beside: join(project, 'beside'), flags: [`--cache=${join(project, 'cache')}`] });
