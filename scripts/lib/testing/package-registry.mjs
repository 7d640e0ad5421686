// A registry of packages on this machine for the tests, with one package, and a project that wants it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { folderOfTest } from './folder-of-test.mjs';

/** Where npm takes the package to lie. */
export const ADDRESS = '/@shop/part/-/part-1.0.0.tgz';
const ARCHIVE = archive();

/** The version of the package in a project. */
export const installed = (project) => JSON.parse(readFileSync(join(project, 'node_modules/@shop/part/package.json'), 'utf8')).version;

/** A registry with one package, whose archive lies at the path given, and a project that wants it. */
export async function registry({ at, listed = true, slow = false, pauseMs = 0 }) {
  const asked = [];
  const server = createServer(({ url }, answer) => {
    asked.push(url);
    if (slow) return setTimeout(() => answer.writeHead(404).end('{}'), 1000);
    if (url === at) return setTimeout(() => answer.end(ARCHIVE.bytes), pauseMs);
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
