import { inProject } from '../lib/project.mjs';
import { runNode } from '../lib/run.mjs';
import { Stop } from '../lib/stop.mjs';

/**
 * Adds a migration of what the schema has become since the last one: `npm run api:migration -- name`. Data of before is brought along by it,
 * so none that is there is ever changed. What the schema cannot say is added to the new file by hand; of the first one it stands in
 * reference-api/database/custom, before and after what was made of the schema.
 */
export async function addMigration([name]) {
  if (!name) throw new Stop('A migration has a name: npm run api:migration -- name');
  const code = await runNode([inProject('node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', name]);
  if (code !== 0) throw new Stop('The migration could not be written: the lines above say why.');
}
