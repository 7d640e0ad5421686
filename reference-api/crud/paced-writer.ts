/** A reader who takes nothing for so long has left, or is there to hold the connection. */
const STEP_MS = 30_000;
/** A million rows take less than a minute; whoever needs longer than this reads on purpose slowly. */
const WHOLE_MS = 15 * 60_000;

/** The reader of an export is too slow to be waited for. */
export class SlowReader extends Error {
  override readonly name = 'SlowReader';
}

interface Pace {
  readonly stepMs?: number;
  readonly wholeMs?: number;
}

/** Writes at the reader's pace, as long as there is one: an export holds a transaction while it is read. */
export function pacedWriter(writer: WritableStreamDefaultWriter<Uint8Array>, { stepMs = STEP_MS, wholeMs = WHOLE_MS }: Pace = {}) {
  const endsAt = performance.now() + wholeMs;
  return async (chunk: Uint8Array): Promise<void> => {
    const leftMs = Math.min(stepMs, endsAt - performance.now());
    if (leftMs <= 0) throw new SlowReader(`an export was read for longer than ${wholeMs} ms`);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new SlowReader(`an export was not read for ${Math.round(leftMs)} ms`)), leftMs);
    });
    try {
      await Promise.race([writer.write(chunk), late]);
    } finally {
      clearTimeout(timer);
    }
  };
}
