import { inProject, root } from './project.mjs';
import { Stop } from './stop.mjs';

/** Bundles one TypeScript entry into one file that plain Node runs; packages stay outside, they carry native parts. */
export async function bundle(entry, outfile) {
  const { build, stop } = await import('esbuild').catch(missingCompiler);
  const options = {
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  };
  await build({ ...options, absWorkingDir: root, entryPoints: [entry], outfile: inProject(outfile) }).catch((error) =>
    failed(entry, error),
  );
  // Its helper process would stay as long as ours.
  await stop();
}

function missingCompiler() {
  throw new Stop(
    `The compiler (esbuild) does not run on ${process.platform}-${process.arch}: remove the node_modules folder and run npm start again on this machine.`,
  );
}

function failed(entry, error) {
  // esbuild has printed what is wrong when it lists errors; otherwise its own program could not be run.
  if (!error.errors) missingCompiler();
  throw new Stop(`${entry} could not be built: the lines above say why.`);
}
