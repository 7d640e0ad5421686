'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { usePerform } from '@/components/actions/use-perform';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { call } from '@/lib/client/call';
import { type StoreLevel, storeLevel, storeLevelDefault, storeLevelStatus } from '@/lib/contract/store-level';
import { storeLevelForm } from './store-level-dialogs';

const CHANGES = ['storeLevel', 'store'] as const;

export interface StoreLevelActions {
  add(): void;
  edit(row: StoreLevel): void;
  remove(row: StoreLevel): void;
  setDefault(row: StoreLevel): void;
  switchStatus(row: StoreLevel, on: boolean): Promise<unknown>;
}

/** What can be done with store levels, of steady identity. */
export function useStoreLevelActions(): StoreLevelActions {
  const t = useTranslations('storeLevel');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const perform = usePerform(CHANGES);
  return useMemo(
    () => ({
      add: () => void ask(storeLevelForm, { row: null }),
      edit: (row) => void ask(storeLevelForm, { row }),
      remove: ({ id, name }) =>
        perform.confirmed({
          ...{ action: common('delete'), name, object: t('object'), consequence: t('removeText'), danger: true },
          act: () => call(storeLevel.remove, { query: { id }, body: undefined }),
        }),
      setDefault: ({ id, name }) =>
        perform.confirmed({
          ...{ action: t('setDefault'), name, object: t('object'), consequence: t('defaultText') },
          act: () => call(storeLevelDefault, { query: undefined, body: { id } }),
        }),
      switchStatus: ({ id }, on) =>
        perform.now(common(on ? 'enable' : 'disable'), () =>
          call(storeLevelStatus, { query: undefined, body: { id, status: on ? 1 : 0 } }),
        ),
    }),
    [t, common, ask, perform],
  );
}
