import { readFileSync } from 'node:fs';
import { inProject } from './project';

/**
 * Every setting there is, empty, which counts as not set: Next fills what is missing from the .env of whoever runs the tests, and a console that
 * shows pictures from elsewhere or believes a proxy is another one than is tested.
 */
export function noSettings(): Record<string, string> {
  const names = readFileSync(inProject('.env.example'), 'utf8').matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm);
  return Object.fromEntries([...names].map(([, name]) => [name, '']));
}
