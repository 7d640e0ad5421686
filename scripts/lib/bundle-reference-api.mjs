import { inProject, root } from './project.mjs';
import { Stop } from './stop.mjs';

/** Bundles the reference API into one file that plain Node runs; packages stay outside, they carry native parts. */
export async function bundleReferenceApi(folder) {
  const { build } = await import('esbuild').catch(missingCompiler);
  await build({
    absWorkingDir: root,
    entryPoints: ['reference-api/main.ts'],
    outfile: inProject(folder, 'main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    packages: 'external',
    sourcemap: true,
    logLevel: 'warning',
  }).catch(failed);
}

function missingCompiler() {
  throw new Stop(
    `The compiler (esbuild) does not run on ${process.platform}-${process.arch}: remove the node_modules folder and run npm start again on this machine.`,
  );
}

function failed(error) {
  // esbuild has printed what is wrong when it lists errors; otherwise its own program could not be run.
  if (!error.errors) missingCompiler();
  throw new Stop('The reference API could not be built: the lines above say why.');
}
