import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ASKED_TO_END } from '../run.mjs';
import { folderOfTest } from '../testing/folder-of-test.mjs';
import { npmCi } from './npm-ci.mjs';

// Each of these starts npm itself, up to three times.
vi.setConfig({ testTimeout: 120_000 });

const ARCHIVE = archive();
const ADDRESS = '/@shop/part/-/part-1.0.0.tgz';

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

const installed = (project) => JSON.parse(readFileSync(join(project, 'node_modules/@shop/part/package.json'), 'utf8')).version;

/** A registry with one package, whose archive lies at the path given, and a project that wants it. */
async function registry({ at, listed = true, slow = false }) {
  const asked = [];
  const server = createServer(({ url }, answer) => {
    asked.push(url);
    if (slow) return setTimeout(() => answer.writeHead(404).end('{}'), 1000);
    if (url === at) return answer.end(ARCHIVE.bytes);
    if (url === '/@shop%2fpart' && listed) return answer.end(JSON.stringify(listing(`${address}${at}`)));
    answer.writeHead(404).end('{}');
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  const address = `http://127.0.0.1:${server.address().port}`;
  return { asked, project: projectOf(address) };
}

function projectOf(address) {
  const project = folderOfTest();
  const manifest = { name: 'shop', version: '1.0.0', dependencies: { '@shop/part': '1.0.0' } };
  const part = { version: '1.0.0', integrity: ARCHIVE.integrity };
  const lockfile = { name: 'shop', version: '1.0.0', lockfileVersion: 3, packages: { '': manifest, 'node_modules/@shop/part': part } };
  writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify(lockfile));
  writeFileSync(join(project, '.npmrc'), `registry=${address}/\nfetch-retries=0\n`);
  return project;
}

const listing = (tarball) => ({
  name: '@shop/part',
  'dist-tags': { latest: '1.0.0' },
  versions: { '1.0.0': { name: '@shop/part', version: '1.0.0', dist: { tarball, integrity: ARCHIVE.integrity } } },
});

/** The archive of the package, as a registry gives it. */
function archive() {
  const folder = mkdtempSync(join(tmpdir(), 'shangtai-test-'));
  mkdirSync(join(folder, 'package'));
  writeFileSync(join(folder, 'package/package.json'), '{"name":"@shop/part","version":"1.0.0"}');
  const bytes = execFileSync('tar', ['-czf', '-', 'package'], { cwd: folder });
  rmSync(folder, { recursive: true });
  return { bytes, integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}` };
}
