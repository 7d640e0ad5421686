import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimRun, removeRunRecord, settleEarlierRun, writeRunRecord } from './run-record.mjs';
import { folderOfTest } from './testing/folder-of-test.mjs';

test('a run that is alive is named and not disturbed', async () => {
  const folder = folderOfTest();
  writeRunRecord(folder, { address: 'http://localhost:3000', pids: [] });
  await expect(settleEarlierRun(folder)).rejects.toThrow(`It is running already at http://localhost:3000 (process ${process.pid})`);
});

test('a killed run is forgotten, whoever has its process numbers now', async () => {
  const folder = folderOfTest();
  writeRunRecord(folder, { address: 'http://localhost:3000', pids: [process.pid] });
  const file = join(folder, 'running.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...record, processes: record.processes.map((one) => ({ ...one, born: 'another time' })) }));
  await settleEarlierRun(folder);
  expect(existsSync(file)).toBe(false);
});

test('a service left alone is waited for', async () => {
  const folder = folderOfTest();
  const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1500)']);
  writeRunRecord(folder, { address: '', pids: [left.pid] });
  const file = join(folder, 'running.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  record.processes[0].born = 'another time';
  writeFileSync(file, JSON.stringify(record));
  await settleEarlierRun(folder);
  // Gone from the machine; that this process is told of it may take a moment longer, far less than the other still had to live.
  await expect.poll(() => left.exitCode, { timeout: 500, interval: 10 }).toBe(0);
});

test('a half-written record stands for a run that is gone', async () => {
  const folder = folderOfTest();
  writeFileSync(join(folder, 'running.json'), '{"address":');
  await settleEarlierRun(folder);
  expect(existsSync(join(folder, 'running.json'))).toBe(false);
});

test('of two starts at once one takes the folder, and the other says so', () => {
  const folder = folderOfTest();
  claimRun(folder, { address: 'http://localhost:3000' });
  expect(() => claimRun(folder, { address: 'http://localhost:3100' })).toThrow('a moment faster');
  removeRunRecord(folder);
  expect(existsSync(join(folder, 'running.json'))).toBe(false);
});

test('the record of another run is not removed', () => {
  const folder = folderOfTest();
  const file = join(folder, 'running.json');
  writeFileSync(file, JSON.stringify({ address: '', processes: [{ pid: process.ppid, born: 'some time' }] }));
  removeRunRecord(folder);
  expect(existsSync(file)).toBe(true);
});

test('of two starts at once after a killed run one takes the folder, and the other says so', async () => {
  const folder = folderOfTest();
  // Both wait for the service that was left alone, and find it gone one right after the other.
  const left = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 500)']);
  writeRunRecord(folder, { address: '', pids: [left.pid] });
  const file = join(folder, 'running.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  record.processes[0].born = 'another time';
  writeFileSync(file, JSON.stringify(record));
  const start = async (address) => {
    await settleEarlierRun(folder);
    claimRun(folder, { address });
    return address;
  };
  const [first, second] = await Promise.allSettled([start('http://localhost:3000'), start('http://localhost:3100')]);
  expect([first.status, second.status].sort()).toEqual(['fulfilled', 'rejected']);
  expect((first.reason ?? second.reason).message).toContain('a moment faster');
  expect(JSON.parse(readFileSync(file, 'utf8')).address).toBe(first.value ?? second.value);
  expect(readdirSync(folder)).toEqual(['running.json']);
  removeRunRecord(folder);
});
