'use client';
import { useQuery } from '@tanstack/react-query';
import { Picture } from '@/components/controls/Picture';
import { useViewer } from '@/components/viewer/viewer-context';
import { readOptions } from '@/lib/client/resource-queries';
import { MAIN_STORE } from '@/lib/contract/access';
import { storeState } from '@/lib/contract/states/store';
import { storeOptions } from '@/lib/contract/store/options';
import { readStoreInfo } from '@/lib/contract/store-info';

interface Shown {
  readonly id: number;
  readonly name: string;
  readonly logo: string;
}

/** Stores nearby; another store, which cannot look others up, sees itself. */
export function StoreRows({ limit }: { limit: number }) {
  const { storeId } = useViewer();
  const isMain = storeId === MAIN_STORE;
  const quiet = { meta: { quiet: true }, retry: false };
  const all = useQuery({ ...readOptions(storeOptions, { keyword: '' }), ...quiet, enabled: isMain }).data ?? [];
  const own = useQuery({ ...readOptions(readStoreInfo, undefined), ...quiet, enabled: !isMain }).data;
  const open = all.filter(({ status }) => status === storeState.open);
  const shown: Shown[] = isMain ? open.slice(0, limit) : own ? [{ id: storeId, name: own.name ?? '', logo: own.logo ?? '' }] : [];
  return (
    <div className="stores">
      {shown.map(({ id, name, logo }) => (
        <span key={id}>
          <i>
            <Picture url={logo} alt="" />
          </i>
          <b>{name}</b>
        </span>
      ))}
    </div>
  );
}
