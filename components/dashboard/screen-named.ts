import { leaves } from '@/lib/navigation/derive';
import { routeTable, type ScreenPath } from '@/lib/navigation/table';

type LastSegment<Path extends string> = Path extends `${string}/${infer Rest}` ? LastSegment<Rest> : Path;
/** The last segment of a screen's path, which is unique: `hardwareGoodsOrderList`. */
export type ScreenName = LastSegment<ScreenPath>;

/** The path of a screen by its name, so that no path is written twice. */
export function screenNamed(name: ScreenName): string {
  const found = leaves(routeTable).find(({ path }) => path.endsWith(`/${name}`));
  if (!found) throw new RangeError(`no screen named ${name}`);
  return found.path;
}
