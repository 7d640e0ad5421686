import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderOfTest } from '../testing/folder-of-test.mjs';
import { endLeftDatabase } from './left-database.mjs';

test('a database left running is asked for its fast shutdown, and waited for', async () => {
  const { folder, program } = await running('postgres');
  const ended = new Promise((done) => program.once('exit', done));
  await endLeftDatabase(folder);
  expect(await ended).toBe(7);
});

test('another program that got the number is left alone', async () => {
  const { folder, program } = await running('another');
  await endLeftDatabase(folder);
  expect(program.exitCode).toBeNull();
});

test('without a database there is nothing to do', async () => {
  await endLeftDatabase(folderOfTest());
});

/** A program whose command line holds a word, named by the file of a database. */
async function running(word) {
  const folder = folderOfTest();
  const code = "process.on('SIGINT', () => setTimeout(() => process.exit(7), 300)); console.log('up'); setInterval(() => {}, 1e9);";
  const program = spawn(process.execPath, ['-e', code, word], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => program.kill('SIGKILL'));
  await new Promise((said) => program.stdout.once('data', said));
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres', 'postmaster.pid'), `${program.pid}\n${folder}/postgres\n`);
  return { folder, program };
}
