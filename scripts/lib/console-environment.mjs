import { pathToFileURL } from 'node:url';
import { apiFolder, environmentCheck } from './build.mjs';
import { bundle } from './bundle.mjs';
import { inProject } from './project.mjs';
import { Stop } from './stop.mjs';

/** The same before the console is built: whoever mistyped a setting hears of it at once, not after the minute a first start takes. */
export async function requireGoodSettings(env) {
  const check = `${apiFolder()}/settings/environment.mjs`;
  await bundle('lib/bff/environment.ts', check);
  await requireGoodEnvironment(env, inProject(check));
}

/** Stops with every bad variable named, before a console is started that could answer nothing. */
export async function requireGoodEnvironment(env, check = environmentCheck()) {
  const { parseEnvironment, BadEnvironment } = await import(pathToFileURL(check).href);
  try {
    parseEnvironment(env);
  } catch (error) {
    throw error instanceof BadEnvironment ? new Stop(`${error.message}\n.env.example says what each variable means.`) : error;
  }
}
