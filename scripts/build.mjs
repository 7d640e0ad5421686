import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/build-everything.mjs').then(({ buildEverything }) => buildEverything());
