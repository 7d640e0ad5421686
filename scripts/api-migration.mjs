// Writes the one migration anew from the schema, with the SQL that the schema cannot say before and after it.
// As long as there is one, data of an earlier state is refused at the start (reference-api/database/migrate.ts); once data has to be kept from
// version to version, tables change by migrations of their own.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/project.mjs';

const database = join(root, 'reference-api/database');
const migrations = join(database, 'migrations');
const BREAK = '\n--> statement-breakpoint\n';

rmSync(migrations, { recursive: true, force: true });
const generated = spawnSync('npx', ['drizzle-kit', 'generate', '--name', 'start'], { cwd: root, stdio: 'inherit' });
if (generated.status !== 0) process.exit(generated.status ?? 1);
const file = join(migrations, readdirSync(migrations).find((name) => name.endsWith('.sql')) ?? '');
const read = (path) => readFileSync(path, 'utf8').trim();
writeFileSync(file, [join(database, 'custom/before.sql'), file, join(database, 'custom/after.sql')].map(read).join(BREAK) + '\n');
