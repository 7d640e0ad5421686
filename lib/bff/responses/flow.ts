import { Transform, type TransformCallback } from 'node:stream';

/** An answer's body on its way to the browser; knows how much of it has passed. */
export class Flow extends Transform {
  bytes = 0;

  constructor(readonly progress: () => void) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.bytes += chunk.length;
    this.progress();
    done(null, chunk);
  }
}
