import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { alive } from '../alive';
import { expect, test } from '../fixtures';
import { shownPanel } from './open-pages';

/** The console behind a line that stops after a text of a document until it is let go. */
async function stoppingLine(origin: string, path: string, after: RegExp) {
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  const line = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: new URL(origin).host, 'accept-encoding': 'identity' };
    const onward = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers }, async (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      if (asked.url !== path) return came.pipe(answer);
      const html = (await came.toArray()).join('');
      const end = html.search(after);
      expect(end, `${after} stands in the document`).toBeGreaterThan(0);
      answer.write(html.slice(0, end));
      await gone;
      answer.end(html.slice(end));
    });
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    line.closeAllConnections();
    line.close();
  };
  return { origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`, go, stop };
}

test('words typed while the rest of the document is on its way are asked for', async ({ page, signIn, world }) => {
  await signIn('admin', { at: false });
  const line = await stoppingLine(world.origin, '/member/memberList', /(?<=<input[^>]*type="search"[^>]*>)/);
  try {
    await page.goto(`${line.origin}/member/memberList`, { waitUntil: 'commit' });
    const words = shownPanel(page).getByRole('searchbox').first();
    await words.fill('清风');
    await words.press('Enter');
    line.go();
    await alive(page);
    await expect(words).toHaveValue('清风');
    await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === '清风');
  } finally {
    line.stop();
  }
});
