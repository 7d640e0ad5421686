import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../project.mjs';

const { packages } = JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'));
const manifest = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

test('the lockfile names the packages of every platform: npm ci refuses to install anything otherwise', () => {
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  const missing = wanted.filter(({ path, name }) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages));
  expect(missing).toEqual([]);
});

test('the lockfile holds no download address', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([]);
});

test('the lockfile holds the checksum of every package, those of other platforms included', () => {
  const fetched = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

test('the manifest names exact versions, and the lockfile agrees', () => {
  const named = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(
    named.filter(([name, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) || packages[`node_modules/${name}`]?.version !== version),
  ).toEqual([]);
});

/** Where Node looks for a package from inside another one, nearest first. */
function foldersAbove(path) {
  const parts = path === '' ? [] : path.split('/node_modules/');
  return [...parts.map((_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/`), ''];
}
