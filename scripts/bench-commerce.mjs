import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./bench/commerce.mjs').then(({ benchCommerce }) => benchCommerce(process.argv.slice(2)));
