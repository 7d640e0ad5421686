import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../lib/build.mjs';
import { fromProject } from '../lib/project.mjs';
import { letBuyersBuy } from './buyers.mjs';
import { brokenBooks, missingWrites, workDoneTwice } from './findings.mjs';
import { startVictim } from './victim.mjs';

const options = {
  data: { type: 'string', default: '.data' },
  rounds: { type: 'string', default: '20' },
  effects: { type: 'string', default: '1000' },
};
const MINUTES = 60_000;

/**
 * In each round buyers and timers work until so many effects were acknowledged; then API and database are killed in the same
 * moment, while others are under way. After the next start every acknowledged write must be there, the books must agree, and no
 * timer may have done anything twice.
 */
export async function crash(given) {
  const { values } = parseArgs({ args: given, options });
  const rounds = Number(values.rounds);
  const each = Math.ceil(Number(values.effects) / rounds);
  await ensureBuilt('api');
  const folder = mkdtempSync(join(fromProject(values.data), 'crash-'));
  const acknowledged = [];
  const began = Date.now();
  const failures = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const victim = await startVictim(folder);
      failures.push(...(await findings(victim, acknowledged, `after crash ${round - 1}`)));
      // What was left unpaid in the round before is due in this one.
      await victim.call('/test/clock', { now: wireTime(new Date(began + round * 40 * MINUTES)) });
      const before = acknowledged.length;
      await letBuyersBuy(victim, acknowledged, before + 1 + Math.floor(Math.random() * 2 * each));
      await victim.kill();
      console.log(`round ${round}: killed after ${acknowledged.length - before} acknowledged writes`);
    }
    const last = await startVictim(folder);
    failures.push(...(await findings(last, acknowledged, `after crash ${rounds}`)));
    await last.stop();
    failures.push(...(await brokenBooks(folder)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  for (const failure of failures) console.error(failure);
  console.log(
    `${rounds} crashes, ${acknowledged.length} acknowledged writes, ${failures.length} of them lost or done twice, or books that do not agree`,
  );
  process.exitCode = failures.length === 0 ? 0 : 1;
}

const findings = async (victim, acknowledged, when) =>
  [...(await missingWrites(victim, acknowledged)), ...(await workDoneTwice(victim))].map((finding) => `${when}: ${finding}`);

const wireTime = (time) => new Date(time.getTime() + 8 * 60 * MINUTES).toISOString().slice(0, 19).replace('T', ' ');
