import { inProject, root } from './project.mjs';
import { Stop } from './stop.mjs';

const OPTIONS = { bundle: true, platform: 'node', format: 'esm', target: 'node20.9', logLevel: 'warning', absWorkingDir: root };

/** Bundles one TypeScript entry into one file that plain Node runs; packages stay outside, they carry native parts. */
export async function bundle(entry, outfile) {
  const where = { entryPoints: [entry], outfile: inProject(outfile) };
  await built(entry, { ...OPTIONS, ...where, packages: 'external', sourcemap: true });
}

/**
 * All that some TypeScript files export, ready for use; nothing is written for it. Packages come along: what is not read from a file finds
 * none.
 */
export async function load(entries) {
  const contents = entries.map((entry) => `export * from './${entry}';`).join('\n');
  const { outputFiles } = await built(entries.join(' and '), { ...OPTIONS, stdin: { contents, resolveDir: root }, write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

async function built(what, options) {
  const { build, stop } = await import('esbuild').catch(missingCompiler);
  const result = await build(options).catch((error) => failed(what, error));
  // Its helper process would stay as long as ours.
  await stop();
  return result;
}

function missingCompiler() {
  throw new Stop(
    `The compiler (esbuild) does not run on ${process.platform}-${process.arch}: remove the node_modules folder and run npm start again on this machine.`,
  );
}

function failed(what, error) {
  // esbuild has printed what is wrong when it lists errors; otherwise its own program could not be run.
  if (!error.errors) missingCompiler();
  throw new Stop(`${what} could not be built: the lines above say why.`);
}
