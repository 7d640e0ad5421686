import { type ZodType, z } from 'zod';
import type { Access } from './access';
import { type Endpoint, endpoint } from './call/endpoint';
import type { ResourceName } from './call/resource-name';
import { stateAnswer } from './call/state-answer';
import { flag, id, version } from './field/fields';

/** What levels of members, distributors and stores have in common: the highest grade is the best, and exactly one level is the default. */
export const levelRow = z.object({
  id,
  name: z.string(),
  grade: z.number().int(),
  icon: z.string(),
  isDefault: flag,
  status: flag,
  version,
});
export type Level = z.infer<typeof levelRow>;

/** What levels of every kind are found by. */
export const levelFilter = z.object({ name: z.string().trim().max(20).optional(), status: z.coerce.number().pipe(flag).optional() });
export type LevelFilter = z.infer<typeof levelFilter>;

/** A kind of level, as far as its calls are named after it. */
interface LevelResource {
  readonly name: string;
  readonly path: `/v1/${string}`;
  readonly update: { readonly access: Access; readonly changes: readonly ResourceName[] };
}
type LevelStep<Body> = Endpoint<undefined, Body, z.infer<typeof stateAnswer>>;

/** Switches a level on or off. */
export const levelStatus = (level: LevelResource): LevelStep<{ id: number; status: 0 | 1 }> =>
  levelStep(level, 'status', z.object({ id, status: flag }), level.update.changes);

/** Makes a level the default in place of the present one. */
export const levelDefault = (level: LevelResource, changes: readonly ResourceName[] = []): LevelStep<{ id: number }> =>
  levelStep(level, 'default', z.object({ id }), changes);

const levelStep = <Body>(
  { name, path, update: { access } }: LevelResource,
  step: string,
  body: ZodType<Body>,
  changes: readonly ResourceName[],
): LevelStep<Body> =>
  endpoint({ name: `${name}.${step}`, method: 'PUT', path: `${path}/${step}`, access, body, data: stateAnswer, changes });
