import type { Problem } from '@/lib/form/problems';

/** As the fields stand on the page: a schema has an order of its own, and fields come and go with what is chosen. */
export function inFormOrder(problems: readonly Problem[]): readonly Problem[] {
  // A dialog stands after the page it covers: where both have a field, the later one counts.
  const frames = framesInSight();
  const places = new Map(frames.map((frame, place) => [frame.dataset.field, place]));
  const placeOf = (field: string): number => places.get(field) ?? (within(field) === '' ? frames.length : placeOf(within(field)));
  return problems.toSorted((one, other) => placeOf(one.field) - placeOf(other.field));
}

const framesInSight = () => [...document.querySelectorAll<HTMLElement>('[data-field]')].filter((frame) => frame.checkVisibility());

/** The field a part of one belongs to; none for a field. */
const within = (field: string) => field.slice(0, Math.max(0, field.lastIndexOf('.')));

/** Whether a problem's field, or one it belongs to, is in sight. */
export const hasPlace = (field: string): boolean =>
  field !== '' && (framesInSight().some(({ dataset }) => dataset.field === field) || hasPlace(within(field)));
