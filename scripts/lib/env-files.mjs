import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/** The environment over `.env.local` over `.env`: what is set outside wins, as Next does it. */
export const environmentWithFiles = (env = process.env) => ({ ...readEnvFile('.env'), ...readEnvFile('.env.local'), ...env });

function readEnvFile(name) {
  if (!existsSync(inProject(name))) return {};
  return parseEnv(readFileSync(inProject(name), 'utf8'));
}

/** `NAME=value` lines; quotes around a value are dropped, a `#` after a blank begins a comment. */
export function parseEnv(text) {
  const entries = text.split(/\r?\n/).map((line) => /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line));
  return Object.fromEntries(entries.filter(Boolean).map(([, name, value]) => [name, unquoted(value.trim())]));
}

function unquoted(value) {
  const quoted = /^(["'])(.*?)\1\s*(?:#.*)?$/.exec(value);
  return quoted ? quoted[2] : value.replace(/(^|\s)#.*$/, '').trim();
}
