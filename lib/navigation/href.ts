import type { ScreenPath } from './table';

type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The numbers a path's `:name` segments need; nothing for a path without any. */
type ParamsOf<Path extends string> = [ParamName<Path>] extends [never] ? [] : [params: Readonly<Record<ParamName<Path>, number | string>>];

/** The address of a screen: `href('/goods/formGoods/editFormGoods/:id', { id: 5 })`. */
export function href<Path extends ScreenPath>(path: Path, ...[params]: ParamsOf<Path>): string {
  return path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, number | string> | undefined)?.[name] ?? '')),
  );
}

/** The address of a screen with a query; values that are undefined or empty are left out. */
export function withQuery(address: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const kept = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return kept.length ? `${address}?${new URLSearchParams(kept.map(([key, value]) => [key, String(value)]))}` : address;
}
