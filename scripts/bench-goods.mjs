import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./bench/goods.mjs').then(({ benchGoods }) => benchGoods(process.argv.slice(2)));
