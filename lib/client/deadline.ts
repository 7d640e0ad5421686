/** The server answers its own timeout in time; the browser waits a little longer so that this answer still arrives. */
const MARGIN_MS = 500;

/**
 * A timeout for `fetch`: aborts once `ms` and then `margin` have passed. The margin begins when the page gets round to it: what came
 * while its thread was busy is read first, where one timer of the whole length would give up an answer that was there in time.
 */
export function deadlineAfter(ms: number, margin: number = MARGIN_MS): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => {
    const over = AbortSignal.timeout(margin);
    over.addEventListener('abort', () => controller.abort(over.reason));
  }, ms);
  return controller.signal;
}
