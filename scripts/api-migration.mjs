// Adds a migration of what the schema has become since the last one: `npm run api:migration -- name`. Data of before is brought along
// by it, so none that is there is ever changed. What the schema cannot say is added to the new file by hand; of the first one it
// stands in reference-api/database/custom, before and after what was made of the schema.
import { spawnSync } from 'node:child_process';
import { root } from './lib/project.mjs';

const [name] = process.argv.slice(2);
if (!name) {
  console.error('A migration has a name: npm run api:migration -- name');
  process.exit(1);
}
const generated = spawnSync('npx', ['drizzle-kit', 'generate', '--name', name], { cwd: root, stdio: 'inherit' });
process.exit(generated.status ?? 1);
