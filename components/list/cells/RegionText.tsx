import { TwoLines } from './TwoLines';

/** A region by its smallest part, with what it lies in under it. */
export function RegionText({ region }: { region: readonly string[] }) {
  return <TwoLines first={region.at(-1)} second={region.slice(0, -1).join('')} />;
}
