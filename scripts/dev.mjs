import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/develop.mjs').then(({ develop }) => develop());
