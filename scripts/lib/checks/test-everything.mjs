import { requireDatabaseAccount } from '../database-account.mjs';
import { ensureInstalled } from '../packages/install.mjs';
import { root } from '../project.mjs';
import { say } from '../say.mjs';
import { runCommand } from '../stop.mjs';
import { ensureBrowser } from './browser.mjs';
import { browserTests, buildCheck, componentTests, formatAndLint, typeCheck, unitTests } from './checks.mjs';

/**
 * Every check of the project, on a fresh clone too; `--e2e` runs the browser part alone, with further options for it.
 * What failed is named once more at the end, where it is looked for; the last line is the sum and nothing else: `N passed, N failed`.
 */
export const testEverything = ([first, ...options]) =>
  runCommand(async () => {
    const browserAlone = first === '--e2e';
    requireDatabaseAccount({ folders: [root] });
    await ensureInstalled({ withTools: true });
    const browser = await ensureBrowser();
    const counts = browserAlone ? [] : [await formatAndLint(), await typeCheck(), await unitTests(), await componentTests(browser)];
    const built = await buildCheck();
    counts.push(built);
    if (built.failed === 0) counts.push(await browserTests(browser, browserAlone ? options : []));
    else say('The browser tests were not run: there is no build to run them against.');
    const sum = (key) => counts.reduce((all, each) => all + each[key], 0);
    const failures = counts.flatMap((each) => each.failures);
    if (failures.length > 0) say(`\nFailed:\n  ${failures.join('\n  ')}`);
    say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
    process.exit(sum('failed') === 0 ? 0 : 1);
  });
