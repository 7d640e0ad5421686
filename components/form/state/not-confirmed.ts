/** Somebody was asked whether a save is meant, and said no: the form stays as it is. */
export class NotConfirmed extends DOMException {
  constructor() {
    // An abort is no failure to report.
    super('not confirmed', 'AbortError');
  }
}
