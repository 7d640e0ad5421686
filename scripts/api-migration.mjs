import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/run-tool.mjs').then(({ runTool }) =>
  runTool(async (given) => (await import('./migration/add-migration.mjs')).addMigration(given)),
);
