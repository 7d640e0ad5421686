import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { clusterFiles } from './cluster';
import { openEmbedded } from './open-embedded';

const MOBILE = '13800138000';
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test('the log of the database names no row, is its owner’s alone and never grows past two parts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'server-log-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { logFile } = clusterFiles(folder);
  writeFileSync(logFile, 'of before', { mode: 0o644 });
  truncateSync(logFile, 21 * 1024 * 1024);
  const embedded = await openEmbedded(folder);
  onTestFinished(() => embedded.stop());
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  await client.query('create table person (mobile text unique)');
  await client.query('insert into person values ($1)', [MOBILE]);
  await expect(client.query('insert into person values ($1)', [MOBILE])).rejects.toThrow('duplicate key');
  await expect(client.query(`select broken('${MOBILE}')`)).rejects.toThrow('does not exist');
  await client.end();
  const said = readFileSync(logFile, 'utf8');
  expect(said).toContain('duplicate key');
  expect(said).not.toContain(MOBILE);
  expect([modeOf(logFile), modeOf(`${logFile}.1`)]).toEqual(['600', '600']);
});
