import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./bench/pages.mjs').then(({ benchPages }) => benchPages(process.argv.slice(2)));
