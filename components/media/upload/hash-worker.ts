import { createSHA256 } from 'hash-wasm';

/** Runs in a worker: reads a file piece by piece and answers its SHA-256. */
self.onmessage = async ({ data: { id, file } }: MessageEvent<{ id: number; file: File }>) => {
  try {
    const hash = await createSHA256();
    hash.init();
    const reader = file.stream().getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) hash.update(piece.value);
    self.postMessage({ id, sha256: hash.digest('hex') });
  } catch {
    // The file cannot be read any more, or the engine may not run here: it goes without a check.
    self.postMessage({ id });
  }
};
