'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { usePerform } from '@/components/actions/use-perform';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { type StoreMeal, storeMeal, storeMealSort, storeMealStatus } from '@/lib/contract/store-meal';
import { storeMealForm } from './store-meal-dialogs';

export interface StoreMealActions {
  add(): void;
  edit(row: StoreMeal): void;
  copy(row: StoreMeal): void;
  remove(row: StoreMeal): void;
  switchStatus(row: StoreMeal, on: boolean): Promise<unknown>;
  sort(row: StoreMeal, sort: number): Promise<unknown>;
}

/** What can be done with plans, of steady identity. */
export function useStoreMealActions(): StoreMealActions {
  const t = useTranslations('storeMeal');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const perform = usePerform();
  return useMemo(
    () => ({
      add: () => void ask(storeMealForm, { row: null }),
      edit: (row) => void ask(storeMealForm, { row }),
      copy: (row) => void ask(storeMealForm, { row: null, copied: row }),
      remove: ({ id, name }) =>
        perform.confirmed({
          ...{ action: common('delete'), name, object: t('object'), consequence: t('removeText'), danger: true },
          act: () => call(storeMeal.remove, { query: { id }, body: undefined }),
        }),
      switchStatus: ({ id }, on) =>
        perform.now(t(on ? 'onSale' : 'offSale'), async () =>
          onlyRow(await call(storeMealStatus, { query: undefined, body: { ids: [id], status: on ? 1 : 0 } })),
        ),
      sort: ({ id }, sort) => perform.now(t('changeSort'), () => call(storeMealSort, { query: undefined, body: { id, sort } })),
    }),
    [t, common, ask, perform],
  );
}
