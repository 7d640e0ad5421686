// Plain syntax and no static import beyond the version check: an old Node must reach the sentence that tells it so.
import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./lib/start-everything.mjs').then(({ startEverything }) => startEverything());
