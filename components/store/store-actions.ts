import { confirmed, opens, reasoned } from '@/components/actions/constructors';
import { shownOnce } from '@/components/actions/one-time-password';
import { type RecordAction, recordActions } from '@/components/actions/record-action';
import { byId, toMany } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { storeState, storeTransitions } from '@/lib/contract/states/store';
import { allowed } from '@/lib/contract/states/transitions';
import { type Store, store } from '@/lib/contract/store';
import { storeAuthsChange, storeLevelChange, storeOwnerPassword, storeRenew, storeStatusChange } from '@/lib/contract/store/action';
import { storeUpdate } from '@/lib/contract/store/draft';
import { storeFinance } from '@/lib/contract/store-flow';
import { href, withQuery } from '@/lib/navigation/href';
import { storeAuthsDialog, storeForm, storeLevelDialog, storeRenewDialog } from './store-dialogs';

const LONGEST_REASON = 200;
const ofRow = (row: Store) => ({ row });
const closable = (row: Store) => allowed(storeTransitions, row, 'close');

const moved = toMany(storeLevelChange, (ids, given: { levelId: number; remark: string }) => ({ ids, ...given }));
const level: RecordAction<Store> = {
  endpoint: storeLevelChange,
  one: (row, { ask }) => ask(storeLevelDialog, { rows: [row] }),
  many: async ({ ask }) => {
    const given = await ask(storeLevelDialog, { rows: [] });
    return given && moved.many?.(given);
  },
};

const flows: RecordAction<Store> = {
  endpoint: storeFinance.list,
  one: async ({ id }, { go }) => go(withQuery(href('/shopping/shopFinance'), { storeId: id })),
};

/** What the platform can do with a store. */
export const storeActions = recordActions(store, ({ name }) => name, {
  edit: opens(storeUpdate, storeForm, ({ id }: Store) => ({ id })),
  auths: opens(storeAuthsChange, storeAuthsDialog, ofRow),
  level,
  renew: opens(storeRenew, storeRenewDialog, ofRow),
  open: confirmed(
    toMany(storeStatusChange, (ids) => ({ ids, status: storeState.open, reason: '' })),
    { allowed: (row: Store) => !closable(row) },
  ),
  close: reasoned(
    toMany(storeStatusChange, (ids, reason: string) => ({ ids, status: storeState.closed, reason })),
    { max: LONGEST_REASON, danger: true, labels: 'store.actionFields', allowed: closable },
  ),
  password: confirmed(byId(storeOwnerPassword), {
    danger: true,
    answered: ({ username, ...answer }, context) => shownOnce(answer, { ...context, title: context.message('ownerLogin', { username }) }),
  }),
  flows,
});

export type StoreActions = BoundActions<Store, keyof (typeof storeActions)['actions']>;
