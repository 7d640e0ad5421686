/**
 * Under which a list is kept in the browser: its column layout, saved views and selection. Lists of one resource with different
 * fixed filters are different lists (`goods?kind=form`), whoever writes them in whatever order.
 */
export function listKeyOf(resource: string, fixed: object): string {
  const filters = new URLSearchParams(
    Object.entries(fixed)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  filters.sort();
  const text = filters.toString();
  return text === '' ? resource : `${resource}?${text}`;
}
