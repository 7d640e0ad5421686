import { pathToFileURL } from 'node:url';
import { environmentCheck } from './build.mjs';
import { Stop } from './stop.mjs';

/** Stops with every bad variable named, before a console is started that could answer nothing. */
export async function requireGoodEnvironment(env) {
  const { parseEnvironment, BadEnvironment } = await import(pathToFileURL(environmentCheck()).href);
  try {
    parseEnvironment(env);
  } catch (error) {
    throw error instanceof BadEnvironment ? new Stop(`${error.message}\n.env.example says what each variable means.`) : error;
  }
}
