import type { FieldError } from '@/lib/contract/call/envelope';
import type { Translate } from '@/lib/format/translate';

/** A placeholder's value: itself, or a message of the person's own language. */
export type RefusalValue = string | number | { readonly message: string };

/** A rule of the business says no. Its sentence is written where the language of the caller is known. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly code: number,
    readonly values: Readonly<Record<string, RefusalValue>> = {},
    /** The form field to mark, when one is to blame. */
    readonly field?: string,
  ) {
    super(`refused with ${code}`);
  }

  /** The sentence in one language. */
  sentence(translate: Translate): string {
    return translate(`errors.${this.code}`, filled(this.values, translate));
  }
}

/** A refusal whose writes stay, such as the count of wrong passwords: the transaction around it is committed all the same. */
export class CountedRefusal extends Refusal {}

/** Fields of a form are wrong: 40001 with a sentence each, the first of them also the message. */
export class InvalidFields extends Error {
  override readonly name = 'InvalidFields';

  constructor(readonly write: (translate: Translate) => FieldError[]) {
    super('refused fields');
  }
}

/** Refuses one field with a sentence of `validation.json`. */
export const refuseField = (field: string, rule: string, values: Readonly<Record<string, RefusalValue>> = {}): InvalidFields =>
  new InvalidFields((translate) => [{ field, msg: translate(`validation.${rule}`, filled(values, translate)) }]);

function filled(values: Readonly<Record<string, RefusalValue>>, translate: Translate): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'object' ? translate(value.message) : value]),
  );
}
