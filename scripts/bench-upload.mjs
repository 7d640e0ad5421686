import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./bench/upload.mjs').then(({ benchUpload }) => benchUpload(process.argv.slice(2)));
