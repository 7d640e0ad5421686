import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './project.mjs';
import { folderOfTest } from './testing/folder-of-test.mjs';

test('of two that find a part stale at once one builds it, and the other waits and finds it built', async () => {
  const project = folderOfTest();
  cpSync(inProject('scripts'), join(project, 'scripts'), { recursive: true });
  symlinkSync(inProject('node_modules'), join(project, 'node_modules'));
  mkdirSync(join(project, 'reference-api'));
  writeFileSync(join(project, 'reference-api/main.ts'), 'export {};');
  const said = await Promise.all([build(project), build(project)]);
  expect(said.join('').match(/✓ Building the reference API/g)).toHaveLength(1);
  expect(readdirSync(join(project, 'dist/reference-api')).sort()).toEqual(['built-from', 'main.mjs', 'main.mjs.map']);
});

/** A command that needs the API of a project built, in a process of its own; answers what it says. */
function build(project) {
  const code = "import('./scripts/lib/build.mjs').then(({ ensureBuilt }) => ensureBuilt('api'))";
  const child = spawn(process.execPath, ['-e', code], { cwd: project, env: { ...process.env, NEXT_DIST_DIR: undefined } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((done) => child.once('close', () => done(said)));
}
