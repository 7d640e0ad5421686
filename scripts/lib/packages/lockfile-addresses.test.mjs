import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../project.mjs';
import { withAddresses } from './lockfile-addresses.mjs';

const CONFIG = { registry: 'http://registry.test/npm/', '@own:registry': 'http://own.test' };
const addressOf = (path, entry, config = CONFIG) =>
  withAddresses({ packages: { [path]: { version: '1.2.3', ...entry } } }, config).packages[path].resolved;

test.each([
  ['node_modules/react', {}, 'http://registry.test/npm/react/-/react-1.2.3.tgz'],
  ['node_modules/@mui/material', {}, 'http://registry.test/npm/@mui/material/-/material-1.2.3.tgz'],
  ['node_modules/a/node_modules/@b/c', {}, 'http://registry.test/npm/@b/c/-/c-1.2.3.tgz'],
  ['node_modules/alias', { name: 'real' }, 'http://registry.test/npm/real/-/real-1.2.3.tgz'],
  ['node_modules/@own/tool', {}, 'http://own.test/@own/tool/-/tool-1.2.3.tgz'],
])('%s %j has its address', (path, entry, address) => {
  expect(addressOf(path, entry)).toBe(address);
});

test.each([
  ['', {}, undefined],
  ['node_modules/here', { link: true }, undefined],
  ['node_modules/a/node_modules/b', { inBundle: true }, undefined],
  ['node_modules/known', { resolved: 'http://elsewhere.test/known.tgz' }, 'http://elsewhere.test/known.tgz'],
])('%s %j stays as it is', (path, entry, address) => {
  expect(addressOf(path, entry)).toBe(address);
});

test('each package of our lockfile that npm fetches has an address, and nothing else of it changes', () => {
  const lockfile = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
  const { packages } = withAddresses(lockfile, CONFIG);
  expect(Object.entries(packages).filter(([path, { inBundle, resolved }]) => path && !inBundle && !resolved)).toEqual([]);
  const without = Object.fromEntries(Object.entries(packages).map(([path, { resolved: _, ...entry }]) => [path, entry]));
  expect(without).toEqual(lockfile.packages);
});
