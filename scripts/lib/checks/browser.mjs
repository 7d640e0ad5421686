import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { inProject } from '../project.mjs';
import { ASKED_TO_END, run, runNode, wasAsked } from '../run.mjs';
import { say, step } from '../say.mjs';
import { Stop } from '../stop.mjs';

// The headless shell draws pages as Chromium does, without a window around each: three times lighter to open one.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe'];
const FIXED = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'];

/** A Chromium that runs, installed by the means this machine has when there is none yet; and a font for Chinese text. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH && !works(process.env.CHROMIUM_PATH)) {
    throw new Stop(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which does not start: name a Chromium that does, or unset it.`);
  }
  const found = process.env.CHROMIUM_PATH ?? (await present()) ?? (await installed());
  await ensureFont();
  return found;
}

async function present() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...FIXED, await ownOfPlaywright()].find((path) => existsSync(path) && works(path));
}

async function installed() {
  if (mayUseApt()) await apt(['chromium-headless-shell', 'chromium'], ['fonts-noto-cjk']);
  else await step('Installing Chromium', () => runNode([inProject('node_modules/@playwright/test/cli.js'), 'install', 'chromium']));
  const path = await present();
  if (path) return path;
  throw new Stop(
    'There is no Chromium to run the browser tests in, and none could be installed: install one and name it in CHROMIUM_PATH.',
  );
}

async function ensureFont() {
  const fonts = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  if (fonts.error || fonts.stdout.trim() !== '') return;
  if (mayUseApt()) await apt(['fonts-noto-cjk']);
  else say('No font for Chinese text was found: install one (Debian: fonts-noto-cjk), screenshots show boxes otherwise.');
}

/** Starts it once: a stub that only advertises another package is on the path of some systems. */
const works = (path) => spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 }).status === 0;

async function ownOfPlaywright() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

const mayUseApt = () => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

/** Installs from each list the first package this system knows of. */
const apt = (...choices) =>
  step(`Installing ${choices.map(([best]) => best).join(', ')}`, async () => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const aptGet = async (...args) => {
      if ((await run('apt-get', args, { env })) === ASKED_TO_END) throw wasAsked();
    };
    await aptGet('update', '-qq');
    const known = (name) => spawnSync('apt-cache', ['show', name]).status === 0;
    const packages = choices.map((names) => names.find(known) ?? names[0]);
    await aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  });
