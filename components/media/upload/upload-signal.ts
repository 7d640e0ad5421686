/** Tells the frame that there are uploads, without the frame knowing the queue: its code comes with the first library. */
const listeners = new Set<() => void>();
let begun = false;

export function announceUploads(): void {
  if (begun) return;
  begun = true;
  for (const listener of listeners) listener();
}

export const uploadsBegun = (): boolean => begun;

export function onUploadsBegun(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
