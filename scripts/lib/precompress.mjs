import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const pack = promisify(gzip);
const COMPRESSED = /\.(?:br|gz)$/;
/** The highest level is an eighth smaller and takes twenty times as long: it is for what every cold page waits for, and for what is waited for longest. */
const LEVELS = { thorough: constants.BROTLI_MAX_QUALITY, quick: 8 };
/** Bytes from which a script counts as large: of 545 the editor and 18 others, 3 of 16 seconds of the processor that all would take. */
const LARGE = 100_000;

/**
 * Puts the compressed forms of each script and style of a build beside it, .br and .gz, once instead of for every visitor
 * (lib/console-server/static-files.ts serves them). `first` are the names of what a page starts with.
 */
export async function precompress(folder, first) {
  const names = readdirSync(folder, { recursive: true });
  // What an earlier build left may belong to files of another content.
  for (const name of names.filter((each) => COMPRESSED.test(each))) rmSync(join(folder, name));
  const files = names.filter((name) => /\.(?:js|css)$/.test(name));
  await Promise.all(files.map((name) => compress(join(folder, name), first.includes(basename(name)))));
}

async function compress(file, isFirst) {
  const text = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: isFirst || text.length >= LARGE ? LEVELS.thorough : LEVELS.quick,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  };
  const [br, gz] = await Promise.all([brotli(text, { params }), pack(text, { level: constants.Z_BEST_COMPRESSION })]);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}
