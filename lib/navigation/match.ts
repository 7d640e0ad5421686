/** Values of a path's `:name` segments, as they stand in the address. */
export type RouteParams = Readonly<Record<string, string>>;

/** A record's number; anything else is no page of ours. */
const SEGMENT = '([1-9]\\d{0,14})';
const patterns = new Map<string, { expression: RegExp; names: readonly string[] }>();

/** The parameters when the address is of that path, otherwise nothing. */
export function matchPath(path: string, pathname: string): RouteParams | undefined {
  const { expression, names } = patternOf(path);
  const found = expression.exec(pathname);
  return found ? Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])) : undefined;
}

/** Whether the address has the segments of that path, with anything where a record's number belongs. */
export function looksLike(path: string, pathname: string): boolean {
  const [wanted, given] = [path.split('/'), pathname.split('/')];
  return wanted.length === given.length && wanted.every((segment, at) => segment.startsWith(':') || segment === given[at]);
}

function patternOf(path: string) {
  const known = patterns.get(path);
  if (known) return known;
  const pattern = {
    expression: new RegExp(`^${path.replace(/:\w+/g, SEGMENT)}$`),
    names: [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? ''),
  };
  // Bounded by the route table: paths of the map are the only ones asked for.
  patterns.set(path, pattern);
  return pattern;
}
