import { pathToFileURL } from 'node:url';
import { freePort } from '@/scripts/lib/ports.mjs';
import { expect, test, word } from '../fixtures';
import { PASSWORD } from '../stack/api-caller';
import { startConsole } from '../stack/console-process';
import { inProject } from '../stack/project';
import { lineTo } from './api-line';

const MEMBERS = '/member/memberList';
const SKIP_TIME = `--import=${pathToFileURL(inProject('e2e/faults/skip-time.mjs')).href}`;

test('decision 8: with the API away for longer than anything is remembered, whoever works keeps the frame, and goes on by a retry', async ({
  page,
  world,
}) => {
  const line = await lineTo(world.api.root);
  const port = await freePort();
  const website = await startConsole('frame_stays', port, line.root, { NODE_OPTIONS: SKIP_TIME });
  const origin = `http://127.0.0.1:${port}`;
  try {
    const data = { username: 'admin', password: PASSWORD };
    await page.request.post(`${origin}/api/v1/admin/user/login`, { headers: { origin, 'x-csrf': '1' }, data });
    await page.goto(`${origin}${MEMBERS}`);
    const rows = page.locator('tbody tr[data-id]');
    await expect(rows.first()).toBeVisible();

    line.cut();
    process.kill(website.pid ?? 0, 'SIGUSR2');
    await page.reload();
    await expect(page).toHaveURL(`${origin}${MEMBERS}`);
    const menu = page.getByRole('navigation', { name: word('shell.navigation') });
    await expect(menu.locator('a[href="/member/memberLevel"]')).toBeAttached();
    await expect(page.getByRole('button', { name: word('shell.account') })).toBeVisible();
    const retry = page.getByRole('tabpanel').getByRole('button', { name: word('feedback.retry'), exact: true });
    await expect(retry).toBeVisible();
    await expect(rows).toHaveCount(0);

    line.mend();
    // The console asks a server it found dead again after some seconds.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click();
      await expect(rows.first()).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.reload();
    await expect(rows.first()).toBeVisible();
  } finally {
    await website.stop();
    await line.stop();
  }
});
