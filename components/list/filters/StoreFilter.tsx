'use client';
import { remoteSource } from '@/components/controls/remote/remote-source';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { Identified } from '@/lib/contract/call/resource';
import { storeOptions } from '@/lib/contract/store/options';
import type { ResourceList } from '@/lib/list/resource-list';
import type { FilterName } from './filter-field';
import { RemoteSelectFilter } from './RemoteSelectFilter';

const STORE = 'storeId';

/** Stores to choose among, found on the server while typing. */
export const storeSource = remoteSource(
  storeOptions,
  (keyword) => ({ keyword }),
  ({ id, name }) => ({ value: id, label: name }),
);

/** The filter 门店 of a list, for the main store alone: other stores see their own rows and nothing to choose. */
export function StoreFilter<Row extends Identified, Filter extends { storeId?: number | undefined }>({
  list,
  label,
}: {
  list: ResourceList<Row, Filter>;
  label: string;
}) {
  const { storeId } = useViewer();
  if (storeId !== MAIN_STORE) return null;
  return <RemoteSelectFilter list={list} name={STORE as FilterName<Filter>} label={label} source={storeSource} />;
}
