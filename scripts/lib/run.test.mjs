import { spawn } from 'node:child_process';
import { expect, test } from 'vitest';

const here = (file) => JSON.stringify(new URL(file, import.meta.url).href);

/** A command that runs a program which needs a moment to end in order when it is asked to. */
const COMMAND = `
import { runNode } from ${here('./run.mjs')};
import { runCommand } from ${here('./stop.mjs')};
const program = "for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => setTimeout(() => { console.log('at rest'); process.exit(0); }, 300)); console.log('open'); setInterval(() => {}, 1e9);";
await runCommand(async () => {
  await runNode(['-e', program], { bound: true });
  console.log('went on');
});`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'a command asked to end by %s lets its program end in order, and does nothing after it',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', COMMAND], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    const ended = new Promise((done) => child.once('close', (code, by) => done(code ?? by)));
    await expect.poll(() => said).toContain('open');
    child.kill(signal);
    expect(await ended).toBe(143);
    expect(said).toBe('open\nat rest\n\nStopped.\n');
  },
);

test('a program that is bound to a command ends in order when that is killed', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', COMMAND], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  await expect.poll(() => said).toContain('open');
  child.kill('SIGKILL');
  await expect.poll(() => said).toBe('open\nat rest\n');
});
