'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { usePerform } from '@/components/actions/use-perform';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { oneTimePasswordDialog } from '@/components/form/dialogs/form-dialogs';
import { goodsPlaces } from '@/components/goods/goods-places';
import type { RowAction } from '@/components/list/cells/RowActions';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { onlyRow } from '@/lib/client/act-on-one';
import { call } from '@/lib/client/call';
import { goodsKinds } from '@/lib/contract/goods/kind';
import { storeState, storeTransitions } from '@/lib/contract/states/store';
import { allowed } from '@/lib/contract/states/transitions';
import type { Store } from '@/lib/contract/store';
import { storeOwnerPassword, storeStatusChange } from '@/lib/contract/store/action';
import { href, withQuery } from '@/lib/navigation/href';
import { storeAuthsDialog, storeDrawer, storeForm, storeLevelDialog, storeRenewDialog } from './store-dialogs';

export interface StoreActions {
  add(): void;
  show(row: Pick<Store, 'id'>): void;
  /** What a row allows now. */
  of(row: Store): readonly RowAction[];
}

/** What the platform can do with stores, of steady identity. */
export function useStoreActions(): StoreActions {
  const t = useTranslations('store');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const perform = usePerform();
  const router = useRouter();
  const may = useMay();
  const { paths } = useViewer();
  const kinds = useTranslations('enums.goodsKind');
  return useMemo(() => {
    const close = ({ id, name }: Store) =>
      perform.reasoned({
        ...{ action: t('close'), name, consequence: t('closeText'), danger: true, labels: 'store.actionFields' },
        act: async (reason) =>
          onlyRow(await call(storeStatusChange, { query: undefined, body: { ids: [id], status: storeState.closed, reason } })),
      });
    const open = ({ id, name }: Store) =>
      perform.confirmed({
        ...{ action: t('open'), name, object: t('object'), consequence: t('openText') },
        act: async () =>
          onlyRow(await call(storeStatusChange, { query: undefined, body: { ids: [id], status: storeState.open, reason: '' } })),
      });
    const password = ({ id, name }: Store) =>
      perform.confirmed({
        ...{ action: t('ownerPassword'), name, consequence: t('ownerPasswordText'), danger: true },
        act: async () => {
          const { username, tempPassword } = await call(storeOwnerPassword, { query: undefined, body: { id } });
          void ask(oneTimePasswordDialog, { title: t('ownerLogin', { username }), password: tempPassword });
        },
      });
    const go = (list: string, { id }: Store) => router.push(withQuery(list, { storeId: id }));
    const goodsLists = goodsKinds.filter((kind) => paths.includes(goodsPlaces[kind].list));
    const of = (row: Store): readonly RowAction[] => {
      if (!may(storeStatusChange)) return [];
      const closable = allowed(storeTransitions, row, 'close');
      return [
        { key: 'edit', label: common('edit'), act: () => void ask(storeForm, { id: row.id }) },
        { key: 'auths', label: t('features'), act: () => void ask(storeAuthsDialog, { row }) },
        { key: 'level', label: t('changeLevel'), act: () => void ask(storeLevelDialog, { rows: [row] }) },
        { key: 'renew', label: t('renew'), act: () => void ask(storeRenewDialog, { row }) },
        closable
          ? { key: 'close', label: t('close'), danger: true, act: () => close(row) }
          : { key: 'open', label: t('open'), act: () => open(row) },
        { key: 'password', label: t('ownerPassword'), danger: true, act: () => password(row) },
        { key: 'flows', label: t('flows'), act: () => go(href('/shopping/shopFinance'), row) },
        ...goodsLists.map((kind) => ({
          key: `goods${kind}`,
          label: t('goods', { kind: kinds(String(kind)) }),
          act: () => go(goodsPlaces[kind].list, row),
        })),
      ];
    };
    const actions: StoreActions = {
      add: () => void ask(storeForm, { id: null }),
      show: ({ id }) => void ask(storeDrawer, { id, actions }),
      of,
    };
    return actions;
  }, [t, kinds, common, ask, perform, router, may, paths]);
}
