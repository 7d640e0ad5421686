import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderOfTest } from '../testing/folder-of-test.mjs';
import { hold, removeClaim } from './hold.mjs';

const HOLD = JSON.stringify(new URL('./hold.mjs', import.meta.url).href);
const DEAD = JSON.stringify({ processes: [{ pid: process.pid, born: 'another time' }] });

test('what one holds no other gets, until it is let go', async () => {
  const file = join(folderOfTest(), 'held.json');
  const letGo = await hold(file);
  expect(await hold(file)).toBeUndefined();
  letGo();
  const again = await hold(file);
  again();
  expect(existsSync(file)).toBe(false);
});

test('another process holds against this one as long as it lives', async () => {
  const file = join(folderOfTest(), 'held.json');
  const code = `import { hold } from ${HOLD}; await hold(process.argv[1]); console.log('held'); setInterval(() => {}, 1e9);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', code, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => other.kill('SIGKILL'));
  await new Promise((said) => other.stdout.once('data', said));
  expect(await hold(file)).toBeUndefined();
  const ended = new Promise((done) => other.once('exit', done));
  other.kill('SIGKILL');
  await ended;
  const letGo = await hold(file);
  expect(JSON.parse(readFileSync(file, 'utf8')).processes[0].pid).toBe(process.pid);
  letGo();
});

test.each([DEAD, '{"processes":', ''])('what a killed process left (%j) is taken over', async (left) => {
  const folder = folderOfTest();
  writeFileSync(join(folder, 'held.json'), left);
  const letGo = await hold(join(folder, 'held.json'));
  expect(readdirSync(folder)).toEqual(['held.json']);
  letGo();
});

test('a claim is removed by whoever read it, and not when another stands in its place', async () => {
  const folder = folderOfTest();
  const file = join(folder, 'held.json');
  writeFileSync(file, 'the next');
  expect(await removeClaim(file, 'the one before')).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('the next');
  expect(await removeClaim(file, 'the next')).toBe(true);
  expect(readdirSync(folder)).toEqual([]);
});

test('who was killed while removing a claim holds nobody up', async () => {
  const folder = folderOfTest();
  const file = join(folder, 'held.json');
  const code = `
    import { syncBuiltinESMExports } from 'node:module';
    import fs from 'node:fs';
    fs.rmSync = () => process.kill(process.pid, 'SIGKILL');
    syncBuiltinESMExports();
    const { hold } = await import(${HOLD});
    await hold(process.argv[1]);`;
  writeFileSync(file, DEAD);
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', code, file]).signal).toBe('SIGKILL');
  expect(readdirSync(folder)).toHaveLength(2);
  const letGo = await hold(file);
  expect(readdirSync(folder)).toEqual(['held.json']);
  letGo();
});
