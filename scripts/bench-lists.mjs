import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./bench/lists.mjs').then(({ benchLists }) => benchLists(process.argv.slice(2)));
