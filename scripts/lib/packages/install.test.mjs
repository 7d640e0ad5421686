import { spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { inProject } from '../project.mjs';
import { ADDRESS, installed, registry } from '../testing/package-registry.mjs';

// Each of these starts npm itself.
vi.setConfig({ testTimeout: 60_000 });

let begun;

test('of two that find packages missing at once one installs them, and the other waits and finds them', async () => {
  const { asked, project } = await registry({ at: ADDRESS, pauseMs: 1000 });
  cpSync(inProject('scripts'), join(project, 'scripts'), { recursive: true });
  const both = await Promise.all([install(project), install(project)]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(asked).toEqual([ADDRESS]);
  expect(installed(project)).toBe('1.0.0');
  expect(readdirSync(join(project, '.data'))).toEqual([]);
  expect(both.filter(({ said }) => said.includes('Installing packages: another process is at it, this one waits'))).toHaveLength(1);
});

test('npm gives up with the command that installs by it, also when that is killed, and the next one installs', async () => {
  const { asked, project } = await registry({ at: ADDRESS, pauseMs: 1000 });
  cpSync(inProject('scripts'), join(project, 'scripts'), { recursive: true });
  const ended = install(project);
  await expect.poll(() => asked, { timeout: 60_000 }).toEqual([ADDRESS]);
  begun.kill('SIGKILL');
  // What npm says goes into the pipe of the command: that is closed once npm has gone too.
  expect((await ended).code).toBeNull();
  expect(existsSync(join(project, '.data/install/node_modules/@shop/part/package.json'))).toBe(false);
  expect((await install(project)).code).toBe(0);
  expect(installed(project)).toBe('1.0.0');
});

/** A command that needs the packages of a project, in a process of its own. */
function install(project) {
  const code = "import('./scripts/lib/packages/install.mjs').then(({ ensureInstalled }) => ensureInstalled())";
  const child = spawn(process.execPath, ['-e', code], { cwd: project, env: { ...process.env, npm_config_cache: join(project, 'cache') } });
  begun = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((done) => child.once('close', (status) => done({ code: status, said })));
}
