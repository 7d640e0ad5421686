'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { usePerform } from '@/components/actions/use-perform';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { call } from '@/lib/client/call';
import { ApiError } from '@/lib/contract/envelope';
import { type StoreLevel, storeLevel, storeLevelDefault, storeLevelDefaults, storeLevelStatus } from '@/lib/contract/store-level';
import type { StoreLevelFormParams } from './StoreLevelForm';
import { storeLevelForm } from './store-level-dialogs';

export interface StoreLevelActions {
  add(): void;
  edit(row: StoreLevel): void;
  remove(row: StoreLevel): void;
  setDefault(row: StoreLevel): void;
  switchStatus(row: StoreLevel, on: boolean): Promise<unknown>;
}

/** What the settings offer a new level; a server that knows no such call leaves the form as it is by itself. */
async function offered(): Promise<Pick<StoreLevelFormParams, 'defaults'>> {
  try {
    return { defaults: await call(storeLevelDefaults) };
  } catch (error) {
    if (error instanceof ApiError) return {};
    throw error;
  }
}

/** What can be done with store levels, of steady identity. */
export function useStoreLevelActions(): StoreLevelActions {
  const t = useTranslations('storeLevel');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const perform = usePerform();
  return useMemo(
    () => ({
      add: async () => void ask(storeLevelForm, { row: null, ...(await offered()) }),
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
