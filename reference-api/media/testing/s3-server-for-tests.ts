import S3rver from 's3rver';
import type { S3Settings } from '../media-settings';

/** The only key pair the server knows. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** An S3 server with one empty bucket on a free port of this computer; its files lie in `directory`. */
export async function openS3Server(directory: string): Promise<{ settings: S3Settings; close(): Promise<void> }> {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    allowMismatchedSignatures: false,
    configureBuckets: [{ name: 'media', configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: { endpoint: `http://127.0.0.1:${port}`, bucket: 'media', region: 'us-east-1', ...KEY },
    close: () => server.close(),
  };
}
