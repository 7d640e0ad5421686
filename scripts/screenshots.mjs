import { requireNode } from './lib/node-version.mjs';

requireNode();
import('./screenshots/take-screenshots.mjs').then(({ takeScreenshots }) => takeScreenshots(process.argv.slice(2)));
