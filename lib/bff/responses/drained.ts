import type { IncomingMessage } from 'node:http';

/** What is left of a refused upload may take this long, and be silent this long. */
const WHOLE_MS = 60_000;
const IDLE_MS = 5_000;

/**
 * Reads what a client still sends after its answer was written, and throws it away. A browser reads an answer only when it has sent its
 * whole body: closed before that, the connection is reset and the refusal is lost.
 */
export function drained(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(whole);
      clearTimeout(idle);
      for (const event of ENDS) incoming.off(event, done);
      incoming.off('data', progress);
      resolve();
    };
    const whole = setTimeout(done, WHOLE_MS);
    const idle = setTimeout(done, IDLE_MS);
    const progress = () => idle.refresh();
    incoming.on('data', progress);
    for (const event of ENDS) incoming.once(event, done);
    incoming.resume();
  });
}

const ENDS = ['end', 'close', 'error'] as const;
