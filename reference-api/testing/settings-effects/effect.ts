import { ApiError } from '@/lib/contract/call/envelope';
import type { StoredGroup } from '@/lib/contract/settings/groups';
import { Refusal } from '@/reference-api/refusal';
import type { Person } from '../person';
import type { TestStack } from '../world';

/** Where an effect is looked for: the API, somebody of the main store and the owner of another one. */
export interface Scene {
  readonly world: TestStack;
  readonly main: Person;
  /** Store 1, with every feature. */
  readonly store: Person;
}

/** What one setting does: two values, and what is seen of each right after it was saved. */
export interface SettingEffect {
  readonly values: readonly [unknown, unknown];
  /** Further settings without which nothing of it is seen. */
  readonly beside?: Partial<Record<StoredGroup, Readonly<Record<string, unknown>>>>;
  see(scene: Scene): Promise<unknown>;
  readonly shows: readonly [unknown, unknown];
}

/** Every field of a group and what it does: a field without a row does not compile. */
export type EffectsOf<Values> = { readonly [Field in keyof Values as string extends Field ? never : Field]-?: SettingEffect };

/** The code something is refused with; 0 when it is not. */
export async function refusalOf(act: Promise<unknown>): Promise<number> {
  try {
    await act;
    return 0;
  } catch (error) {
    if (error instanceof ApiError || error instanceof Refusal) return error.code;
    throw error;
  }
}
