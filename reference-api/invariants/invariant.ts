/** Something that must hold whatever happened: a query whose rows break it. */
export interface Invariant {
  readonly name: string;
  /** What must hold, in a sentence. */
  readonly rule: string;
  /** Selects the rows that break it; the first column names the record. */
  readonly broken: string;
}
