let mayWrite: () => boolean = () => true;

/** Lets the frame refuse writes, because another account is signed in by now; asked anew before each. */
export function guardWrites(check: () => boolean): void {
  mayWrite = check;
}

/** A write that was not sent, because it would have been another account's. */
export class WriteRefused extends DOMException {
  constructor() {
    // An abort is no failure to report: the window that refuses says why by itself.
    super('another account is signed in', 'AbortError');
  }
}

/** Throws when a write must not be sent from this window. */
export function assertMayWrite(): void {
  if (!mayWrite()) throw new WriteRefused();
}
