import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { codes } from '@/lib/contract/call/codes';
import { Refusal } from '@/reference-api/refusal';
import { BadFile, tooLarge } from './bad-file';
import { type FileType, fileTypeOf, HEAD_BYTES, type MediaKind } from './file-types';
import type { Incoming } from './incoming';

/** A file of a form, whole, on this computer's disk. */
export interface ReceivedFile {
  readonly field: string;
  readonly name: string;
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly type: FileType;
}

export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile[];
}

export interface FormRules {
  readonly kind: MediaKind;
  /** Names of the fields files may come in. */
  readonly fileField: RegExp;
  readonly maxMb: number;
  readonly maxFiles: number;
}

const MEGABYTE = 1024 * 1024;
const MOST_FIELDS = 20;
const LONGEST_FIELD = 4096;
const LONGEST_NAME = 200;
const MOST_DRAINED = 256 * MEGABYTE;

/**
 * Streams a multipart form to disk with flat memory. Whatever goes wrong, a refusal, a broken connection or a full disk, no file of it
 * is left behind.
 */
export async function receiveForm(
  request: { headers: IncomingHttpHeaders; body: Readable },
  rules: FormRules,
  incoming: Incoming,
): Promise<ReceivedForm> {
  const parser = parserFor(request.headers, rules);
  const fields: Record<string, string> = {};
  const paths: string[] = [];
  const files: Promise<ReceivedFile>[] = [];
  let refused: unknown;
  const refuse = (error: unknown) => {
    refused ??= error;
    request.body.unpipe(parser);
    parser.destroy(error instanceof Error ? error : new Error('refused'));
  };
  // A parser that is torn down says so once more, after everybody stopped listening.
  parser.on('error', () => undefined);
  parser.on('field', (name, value) => {
    if (/^\w{1,40}$/.test(name) && name !== '__proto__') fields[name] ??= value.replaceAll('\0', '');
  });
  parser.on('file', (field, stream, { filename }) => {
    // A part nobody asked for is read past; a form that breaks off inside it is told by the parser, and an error nobody hears would end the API.
    if (!rules.fileField.test(field)) return stream.on('error', () => undefined).resume();
    const path = incoming.newPath();
    paths.push(path);
    const received = receiveFile(stream, { field, name: nameOf(filename), path }, rules);
    received.catch(refuse);
    files.push(received);
    return stream;
  });
  for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
    parser.on(limit, () => refuse(new Refusal(codes.invalidRequest)));
  try {
    await pour(request.body, parser);
    return { fields, files: await Promise.all(files) };
  } catch (error) {
    parser.destroy();
    await Promise.allSettled(files);
    drain(request.body);
    await Promise.all(paths.map((path) => incoming.remove(path)));
    throw formError(refused ?? error);
  }
}

/** Feeds the parser until the form is over; the source is left open, because the refusal still has to go out on its connection. */
function pour(source: Readable, parser: busboy.Busboy): Promise<void> {
  return new Promise((resolve, reject) => {
    const cut = () => reject(new Error('the connection ended inside the form'));
    parser.once('close', resolve);
    parser.once('error', reject);
    source.once('error', reject);
    source.once('aborted', cut);
    source.once('close', () => source.readableEnded || cut());
    source.pipe(parser);
  });
}

/** Reads on for a while after a refusal, so that the client gets to hear it; an endless body is cut off. */
function drain(source: Readable): void {
  let bytes = 0;
  source.on('error', () => undefined);
  source.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_DRAINED) source.destroy();
  });
  source.resume();
}

function parserFor(headers: IncomingHttpHeaders, { maxMb, maxFiles }: FormRules): busboy.Busboy {
  try {
    const limits = {
      files: maxFiles,
      fileSize: maxMb * MEGABYTE,
      fields: MOST_FIELDS,
      fieldSize: LONGEST_FIELD,
      parts: maxFiles + MOST_FIELDS,
    };
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch (error) {
    throw formError(error);
  }
}

// busboy speaks of broken forms in plain errors; a connection that ended early looks the same to whoever waits for the answer. What the
// system itself refused, as a disk that is full, is no fault of the form.
const formError = (error: unknown): unknown =>
  error instanceof Refusal || isOfSystem(error) ? error : Object.assign(new Refusal(codes.invalidRequest), { cause: error });

const isOfSystem = (error: unknown): boolean => error instanceof Error && 'errno' in error;

async function receiveFile(
  stream: Readable & { truncated?: boolean },
  about: Pick<ReceivedFile, 'field' | 'name' | 'path'>,
  { kind, maxMb }: FormRules,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let bytes = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      // A file of the wrong type is refused at its first bytes, before a gigabyte of it has come.
      if (bytes === 0 && head.length >= HEAD_BYTES && fileTypeOf(head)?.kind !== kind) return done(new BadFile(kind));
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  stream.on('limit', () => measure.destroy(tooLarge(kind, maxMb)));
  const file = createWriteStream(about.path, { flags: 'wx' });
  try {
    await pipeline(stream, measure, file);
  } catch (error) {
    // A refusal may come while the file is being opened; whoever removes it then would be too early.
    if (!file.closed) await once(file, 'close');
    throw error;
  }
  const type = fileTypeOf(head);
  if (type?.kind !== kind) throw new BadFile(kind);
  return { ...about, bytes, sha256: hash.digest('hex'), type };
}

/** A file name as a title: without folders and control characters. */
function nameOf(filename: string | undefined): string {
  const last = (filename ?? '').split(/[\\/]/).at(-1) ?? '';
  return [...last]
    .filter((letter) => letter >= ' ' && letter !== '\u007f')
    .join('')
    .slice(0, LONGEST_NAME);
}
