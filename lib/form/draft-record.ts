/** Where a draft belongs: whose it is, on which screen, for which record, typed against which form of the form. */
export interface DraftPlace {
  /** Person and store. */
  readonly owner: string;
  readonly route: string;
  /** The record's id, or `new`. */
  readonly record: string;
  /** Raised when fields of the form change their meaning; older drafts are then forgotten. */
  readonly schemaVersion: number;
}

/** What a form leaves behind in case it is never saved. */
export interface DraftRecord {
  readonly values: Readonly<Record<string, unknown>>;
  /** The record's version when the form was opened. */
  readonly baseVersion: number | null;
  readonly savedAt: number;
}

const PREFIX = 'draft';
const SEPARATOR = '\u0000';

/** The key a draft is kept under. */
export const draftKey = ({ owner, route, record, schemaVersion }: DraftPlace): string =>
  [PREFIX, owner, route, record, `v${schemaVersion}`].join(SEPARATOR);

/** Whether a key holds a draft of this person and store; nobody else's drafts are ever touched. */
export const isDraftOf = (key: unknown, owner: string): boolean =>
  typeof key === 'string' && key.startsWith([PREFIX, owner, ''].join(SEPARATOR));

/** Names that hold secrets wherever they stand in a form. */
const SECRET = /password|passwd|secret|token|captcha/i;

/** Whether a field, by its name or its dotted path, holds a secret. */
export const isSecret = (field: string): boolean => SECRET.test(field);

/** Values without what must not lie on a disk: secrets by name, and the fields a form names itself. */
export function withoutSecrets(values: Readonly<Record<string, unknown>>, secrets: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !isSecret(name) && !secrets.includes(name))
      .map(([name, value]) => [name, withoutNestedSecrets(value)]),
  );
}

function withoutNestedSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNestedSecrets);
  const plain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return plain ? withoutSecrets(value as Record<string, unknown>) : value;
}

/** A draft laid over the values a form starts with: fields the form no longer has are dropped, left-out ones keep their start. */
export function restoreDraft<Values extends object>(start: Values, draft: DraftRecord): Values {
  const known = Object.entries(draft.values).filter(([name]) => name in start);
  return { ...start, ...Object.fromEntries(known) };
}

/** Whether something kept is a draft. */
export const isDraft = (kept: unknown): kept is DraftRecord =>
  typeof kept === 'object' &&
  kept !== null &&
  'values' in kept &&
  typeof kept.values === 'object' &&
  kept.values !== null &&
  'savedAt' in kept &&
  typeof kept.savedAt === 'number' &&
  'baseVersion' in kept;
