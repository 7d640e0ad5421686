import { join } from 'node:path';
import { z } from 'zod';
import { StartupError } from '@/reference-api/startup-error';

/** A bucket of S3-compatible storage. */
export interface S3Settings {
  readonly endpoint: string | undefined;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** What the operator decides about media. */
export interface MediaSettings {
  /** Folder for files, and for uploads under way even when a bucket keeps the files. */
  readonly folder: string;
  readonly s3: S3Settings | undefined;
  readonly imageMaxMb: number;
  readonly videoMaxMb: number;
}

const schema = z.object({
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  IMAGE_MAX_MB: z.coerce.number().positive().max(100).default(5),
  VIDEO_MAX_MB: z.coerce.number().positive().max(10_240).default(100),
});

/** Reads the media part of the environment; a value that makes no sense stops the start with its name. */
export function readMediaSettings(dataDir: string, variables: Readonly<Record<string, string | undefined>>): MediaSettings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new StartupError(`The setting ${parsed.error.issues[0]?.path.join('.') ?? ''} is not valid.`);
  const { IMAGE_MAX_MB: imageMaxMb, VIDEO_MAX_MB: videoMaxMb } = parsed.data;
  return { folder: join(dataDir, 'media'), s3: bucketOf(parsed.data), imageMaxMb, videoMaxMb };
}

function bucketOf(given: z.infer<typeof schema>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = given;
  if (bucket === undefined) return undefined;
  const needed = (name: 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'): string => {
    const value = given[name];
    if (value === undefined) throw new StartupError(`${name} must be set when S3_BUCKET is.`);
    return value;
  };
  return { endpoint, bucket, region, accessKeyId: needed('S3_ACCESS_KEY_ID'), secretAccessKey: needed('S3_SECRET_ACCESS_KEY') };
}
