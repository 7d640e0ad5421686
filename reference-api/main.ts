import { constants } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runAdmin } from './commands/admin';
import { runCheck } from './commands/check';
import { runOutbox } from './commands/outbox';
import { runReset } from './commands/reset';
import { bulkParts, runSeed } from './commands/seed';
import { endEverything } from './database/embedded/at-end';
import { type Environment, readEnvironment } from './environment';
import type { RunningServer } from './listening';
import { startServer } from './server';
import { StartupError } from './startup-error';

const A_MOMENT_MS = 200;
const USAGE = `Usage: main [serve | seed | admin | check | outbox | reset] [options]
  serve             start the API (default); an empty database is filled with the demo platform
  seed              fill an empty database and make it large
    --members N       have at least N members
    --stores N        have at least N stores beside the main one
    --goods N         have at least N goods
    --cards N         have at least N cards
    --orders N        have at least N orders, with what they delivered and brought
    --flows N         have at least N rows in the ledger of the stores
    --ledgers N       have at least N rows in the ledger of points, and as many more in that of balances
    --small           make the small platform that tests use
  admin             make the first administrator of a platform that has none; prints a one-time password
    --name NAME       the sign-in name; asked for when it is not given
  check             compare everything that is held twice; the exit code tells whether it agrees
  outbox            print the last messages of the outbox
  reset             remove everything and fill the database again`;

let server: RunningServer | undefined;
let stopping = false;

// Before anything is opened: the first start takes a minute, and the database goes on by itself unless it is told to end.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));
await main();

async function main(): Promise<void> {
  try {
    const { positionals, values } = readArguments();
    const [command = 'serve'] = positionals;
    const environment = readEnvironment(process.env);
    if (values.help) console.log(USAGE);
    else if (command === 'serve') await serve(environment);
    else if (command === 'seed')
      console.log(
        await runSeed(environment, Object.fromEntries(bulkParts.map((part) => [part, countOf(values[part])])), values.small === true),
      );
    else if (command === 'admin') console.log(await runAdmin(environment, values.name));
    else if (command === 'outbox') console.log(await runOutbox(environment));
    else if (command === 'check') {
      const { text, holds } = await runCheck(environment);
      console.log(text);
      if (!holds) process.exitCode = 1;
    } else if (command === 'reset') console.log(await runReset(environment));
    else throw new StartupError(`There is no command ${command}.\n${USAGE}`);
  } catch (error) {
    // A Ctrl+C that reached a program of the database may reach us a moment after its failure.
    await sleep(A_MOMENT_MS);
    // What was asked to end in the midst of something fails in it, and nobody wants to hear how.
    if (stopping) return;
    // One sentence for what the operator can mend, everything for a defect.
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = 1;
  }
}

async function serve(environment: Environment): Promise<void> {
  server = await startServer(environment);
  console.log(`The reference API answers at ${server.address}`);
}

/** Ends in order, whatever is under way; a command that was cut off says so by its exit code. */
async function stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGHUP'): Promise<void> {
  if (stopping) return;
  stopping = true;
  try {
    await (server ? server.stop() : endEverything());
    process.exit(isCommand() ? 128 + constants.signals[signal] : 0);
  } catch (error) {
    console.error('The reference API could not stop in order:', error);
    process.exit(1);
  }
}

function isCommand(): boolean {
  const [, , command = 'serve'] = process.argv;
  return command !== 'serve';
}

function readArguments() {
  try {
    const rows = { type: 'string' } as const;
    const options = {
      members: rows,
      stores: rows,
      goods: rows,
      cards: rows,
      orders: rows,
      flows: rows,
      ledgers: rows,
      name: rows,
      small: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`, { cause: error });
  }
}

function countOf(given: string | undefined): number | undefined {
  if (given === undefined) return undefined;
  const number = Number(given);
  if (!Number.isSafeInteger(number) || number < 0) throw new StartupError(`${given} is no number of rows.`);
  return number;
}
