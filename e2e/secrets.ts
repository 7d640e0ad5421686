import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { keptInBrowser } from './kept-in-browser';
import type { TestStack } from './stack/test-stack';

const TOKEN_LENGTH = 43;
/** Names of settings of the server, whose values are nobody's business either. */
export const SETTINGS = ['SESSION_KEYS', 'API_ROOT', 'DATABASE_URL'];

/** Every stretch of a text that could be a token of the API, however it is embedded. */
function* candidates(text: string): Generator<string> {
  for (const [run] of text.matchAll(/[A-Za-z0-9_-]{43,}/g)) {
    for (let at = 0; at + TOKEN_LENGTH <= run.length && at < 4096; at += 1) yield run.slice(at, at + TOKEN_LENGTH);
  }
}

/** The API keeps hashes of its tokens, so a text holds a token when the hash of a piece of it is known. */
export async function tokensIn(texts: readonly string[], { sql }: TestStack): Promise<string[]> {
  const known = new Set((await sql<{ hash: string }>('select hash from admin_token')).map(({ hash }) => hash));
  const seen = new Set(texts.flatMap((text) => [...candidates(text)]));
  return [...seen].filter((piece) => known.has(createHash('sha256').update(piece).digest('hex')));
}

/**
 * Reads along whatever the server answers to a page from now on. Answers what of it, or of what the browser keeps, holds a token, the
 * address of the API or a setting of the server. Scripts and styles are left out: they are files, which a test reads all at once.
 */
export function watchSecrets(page: Page, world: TestStack): () => Promise<{ read: number; secrets: string[] }> {
  // What comes with every page is searched once.
  const texts = new Set<string>();
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    texts.add(JSON.stringify(response.headers()));
    if (response.status() >= 300 && response.status() < 400) return;
    if (!/html|plain|json|component/.test(response.headers()['content-type'] ?? '')) return;
    reading.push(
      response.text().then(
        (text) => texts.add(text),
        () => undefined,
      ),
    );
  });
  return async () => {
    const kept = await keptInBrowser(page);
    await Promise.all(reading);
    const all = [...texts, ...kept];
    const telling = [new URL(world.api.root).host, ...SETTINGS].flatMap((secret) =>
      all.filter((text) => text.includes(secret)).map((text) => `${secret}: ${text.slice(0, 200)}`),
    );
    return { read: texts.size, secrets: [...(await tokensIn(all, world)), ...telling] };
  };
}
