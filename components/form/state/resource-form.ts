import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { Problem } from '@/lib/form/problems';
import type { FieldKind } from '@/lib/form/schema-resolver';
import type { DraftOffer } from './use-draft';

/** A form as its inputs see it: the same object as long as nothing of it changes, so that what is drawn from it alone may stay. */
export interface FormFields<Values extends FieldValues> {
  /** Values and faults are listened to with `useWatch` and `useFormState`: what `watch` and `formState` tell, tells the whole form. */
  readonly hook: Omit<UseFormReturn<Values>, 'watch' | 'formState'>;
  /** Its fields take nothing: a call is under way and nothing can be sent a second time, or whoever looks may only read. */
  readonly busy: boolean;
  readonly facts: FormFacts;
  /** Saving waits for what is on its way to an input; false from it keeps the form unsaved. */
  awaits(coming: Promise<boolean>): void;
  /** The label of a field in the present language. */
  labelOf(field: string): string;
  isRequired(field: string): boolean;
}

/** A form as its frames see it, too: what was typed, what is wrong with it, and what can be done with all of it. */
export interface ResourceForm<Values extends FieldValues> extends FormFields<Values> {
  readonly hook: UseFormReturn<Values>;
  /** What is handed to inputs that stay as they are while the rest changes. */
  readonly fields: FormFields<Values>;
  /** Whoever looks may not save it. */
  readonly readOnly: boolean;
  /** Something typed is not saved. */
  readonly dirty: boolean;
  /** What is wrong, in the order of the fields; empty before the first try to save. */
  readonly problems: readonly Problem[];
  /** A draft of an earlier visit that can be restored. */
  readonly draft: DraftOffer | null;
  /** A value of a field as its input would show it. */
  shownOf(field: string, value: unknown): string;
  /** The values as a save would take them: what is wrong where nobody can mend it counts as what is saved there. */
  valuesToSave(): Values;
  submit(): Promise<void>;
  /** Puts the cursor into a field, wherever it stands. */
  focus(field: string): void;
  /** Forgets what was typed, the draft included. */
  discard(): Promise<void>;
}

/** Writes a value for a person, several chosen ones as the names of each, or undefined when it cannot. */
export type ValueWriter = (value: unknown) => string | readonly string[] | undefined;

/** What the input of a field that has gone began with, and what it left in the field. */
export interface GoneField {
  readonly began: unknown;
  readonly left: unknown;
}

/** What inputs tell their form about themselves. */
export interface FormFacts {
  setKind(field: string, kind: FieldKind): void;
  /** Marks a field whose text is no value, with the rule it breaks; null when it can be read again. */
  setUnreadable(field: string, rule: string | null): void;
  /** Marks a field whose value nobody can mend any more; null while its input stands. */
  setGone(field: string, left: GoneField | null): void;
  /** How a field went whose input may come back. */
  goneAs(field: string): GoneField | undefined;
  /** The label of a field whose name is in no messages: the person's own, such as a field of a card. */
  setLabel(field: string, label: string): void;
  /** How values of a field are written, where they are not shown as they are: amounts, choices. */
  setWriter(field: string, write: ValueWriter): void;
}

/** What every input gets. */
export interface InputProps<Values extends FieldValues> {
  readonly form: FormFields<Values>;
  readonly name: FieldPath<Values>;
  /** Replaces the label from the messages. */
  readonly label?: string;
  readonly hint?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled: shown while the pointer rests on it. */
  readonly reason?: string | undefined;
  /** Takes the whole width of the grid. */
  readonly wide?: boolean;
}
