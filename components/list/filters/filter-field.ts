import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';

/** Names of the filters a list knows. */
export type FilterName<Filter> = Extract<keyof Filter, string>;

/** What every filter field gets: the list, the filter's name, and its label in the present language. */
export interface FilterFieldProps<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly name: FilterName<Filter>;
  readonly label: string;
}

/** The present value of a filter as text; empty when it is not set. */
export function filterText<Row extends Identified, Filter>(
  { query }: Pick<ResourceList<Row, Filter>, 'query'>,
  name: FilterName<Filter>,
): string {
  const value: unknown = query[name];
  return value === undefined || value === null ? '' : Array.isArray(value) ? value.join(',') : String(value);
}
