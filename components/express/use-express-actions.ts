'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { usePerform } from '@/components/actions/use-perform';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { type Express, express, expressImportCommon, expressSort, expressStatus } from '@/lib/contract/express';
import { expressForm } from './express-dialogs';

export interface ExpressActions {
  add(): void;
  addCommon(): void;
  edit(row: Express): void;
  remove(row: Express): void;
  switchStatus(row: Express, on: boolean): Promise<unknown>;
  sort(row: Express, sort: number): Promise<unknown>;
}

/** What can be done with express companies, of steady identity. */
export function useExpressActions(): ExpressActions {
  const t = useTranslations('express');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const toast = useToast();
  const perform = usePerform();
  return useMemo(
    () => ({
      add: () => void ask(expressForm, { row: null }),
      edit: (row) => void ask(expressForm, { row }),
      addCommon: () => {
        const act = async () => {
          const { added } = await call(expressImportCommon, { query: undefined, body: undefined });
          if (added === 0) toast.info(t('noneMissing'));
        };
        perform.now(t('addCommon'), act).catch(() => undefined);
      },
      remove: ({ id, name }) =>
        perform.confirmed({
          action: common('delete'),
          name,
          object: t('object'),
          consequence: t('removeText'),
          danger: true,
          act: () => call(express.remove, { query: { id }, body: undefined }),
        }),
      switchStatus: ({ id }, on) =>
        perform.now(common(on ? 'enable' : 'disable'), async () =>
          onlyRow(await call(expressStatus, { query: undefined, body: { ids: [id], status: on ? 1 : 0 } })),
        ),
      sort: ({ id }, sort) => perform.now(t('changeSort'), () => call(expressSort, { query: undefined, body: { id, sort } })),
    }),
    [t, common, ask, toast, perform],
  );
}
