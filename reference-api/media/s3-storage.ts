import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { S3Settings } from './media-settings';
import { type MediaStorage, OWN_FOLDERS } from './storage';

/** As long as the console waits for a picture or an upload that stands still: behind a storage that is silent transactions would wait for ever. */
const SILENCE_MS = 30_000;
const CONNECT_MS = 5_000;

/** Keeps files in a bucket of S3-compatible storage. The client is large, so it is loaded only when a bucket is configured. */
export async function s3Storage(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  { silenceMs = SILENCE_MS }: { readonly silenceMs?: number } = {},
): Promise<MediaStorage> {
  const s3 = await import('@aws-sdk/client-s3');
  const { S3Client, PutObjectCommand, HeadObjectCommand, GetObjectCommand, DeleteObjectCommand } = s3;
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: silenceMs },
    // Once more for a connection that broke; a third time a silent storage would be waited for longer than anybody waits for us.
    maxAttempts: 2,
    // Other makers' storage does not know the newer checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const named = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    async put(key, path, type) {
      const { size } = await stat(path);
      await client.send(new PutObjectCommand({ ...named(key), Body: createReadStream(path), ContentLength: size, ContentType: type }));
      await rm(path, { force: true });
    },
    async find(key) {
      try {
        const head = await client.send(new HeadObjectCommand(named(key)));
        return { size: head.ContentLength ?? 0, modified: head.LastModified ?? new Date(0) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async read(key, range) {
      const wanted = range ? { Range: `bytes=${range.first}-${range.last}` } : {};
      const { Body } = await client.send(new GetObjectCommand({ ...named(key), ...wanted }));
      if (!(Body instanceof Readable)) throw new TypeError(`the storage sent no stream for ${key}`);
      return Body;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(named(key)));
    },
    async clear() {
      let removed = 0;
      for (const folder of OWN_FOLDERS) removed += await removeUnder(`${folder}/`);
      return removed;
    },
  };

  /** A listing holds a thousand keys at most, so it is asked again until nothing is left. */
  async function removeUnder(prefix: string): Promise<number> {
    let removed = 0;
    for (;;) {
      const { Contents = [] } = await client.send(new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix }));
      if (Contents.length === 0) return removed;
      // One by one: the call for many at once asks for a checksum that other makers' storage does not know.
      for (const { Key } of Contents) await client.send(new DeleteObjectCommand(named(Key ?? '')));
      removed += Contents.length;
    }
  }
}

const isMissing = (error: unknown): boolean =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode === 404;
