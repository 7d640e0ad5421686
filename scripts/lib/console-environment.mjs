import { pathToFileURL } from 'node:url';
import { environmentCheck } from './build.mjs';
import { load } from './bundle.mjs';
import { Stop } from './stop.mjs';

/** What reads the settings, as the console and the reference API do it themselves. */
const READERS = ['lib/bff/environment.ts', 'reference-api/commands/check-environment.ts', 'reference-api/startup-error.ts'];

/**
 * Stops with what is wrong with the settings, before anything is built: whoever mistyped one hears of it at once, not after the minute a
 * first start takes.
 *
 * @param options.website the environment of the console
 * @param options.api that of the reference API, when it is part of the run
 */
export async function requireGoodSettings({ website, api }) {
  const { parseEnvironment, BadEnvironment, checkEnvironment, StartupError } = await load(READERS);
  const complaints = [
    complaintOf(BadEnvironment, () => parseEnvironment(website)),
    api && complaintOf(StartupError, () => checkEnvironment(api)),
  ].filter(Boolean);
  if (complaints.length > 0) throw badSettings(complaints);
}

/** Stops with every bad variable named, before a console is started that could answer nothing. */
export async function requireGoodEnvironment(env) {
  const { parseEnvironment, BadEnvironment } = await import(pathToFileURL(environmentCheck()).href);
  const complaint = complaintOf(BadEnvironment, () => parseEnvironment(env));
  if (complaint) throw badSettings([complaint]);
}

const badSettings = (complaints) => new Stop(`${complaints.join('\n')}\n.env.example says what each variable means.`);

/** What reading settings ends with; any other failure is a defect. */
function complaintOf(Bad, read) {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof Bad) return error.message;
    throw error;
  }
}
