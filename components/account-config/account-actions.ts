import { opens } from '@/components/actions/constructors';
import { type RecordAction, recordActions } from '@/components/actions/record-action';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { passwordAgain } from '@/components/dialogs/password-again';
import type { Viewer } from '@/components/viewer/viewer-context';
import { type AccountConfig, accountConfig, accountUses } from '@/lib/contract/account-config';
import { accountForm } from './account-dialogs';
import { usesFor } from './account-uses';

const allowed = (row: AccountConfig, viewer: Viewer) => row.storeId === viewer.storeId && usesFor(viewer).includes(row.usage);

/** A receiving account asks for the login password once more. */
const remove: RecordAction<AccountConfig> = {
  endpoint: accountConfig.remove,
  allowed,
  danger: true,
  one: async ({ id, usage }, { title, label, question, consequence, ask, confirm, write, writeInForm, succeeded }) => {
    const query = { id };
    if (usage === accountUses.receiving) {
      const act = (confirmPassword: string) => writeInForm(accountConfig.remove, { query, confirmPassword });
      const text = [question, consequence()].join(' ');
      if ((await ask(passwordAgain, { title, text, confirmLabel: label, danger: true, act })) === undefined) return;
    } else {
      if (!(await confirm({ danger: true }))) return;
      await write(accountConfig.remove, { query });
    }
    succeeded();
  },
};

/** What can be done with an account. */
export const accountActions = recordActions(accountConfig, ({ name }) => name, {
  edit: opens(accountConfig.update, accountForm, (account: AccountConfig) => ({ account }), { allowed }),
  delete: remove,
});

export type AccountActions = BoundActions<AccountConfig, keyof (typeof accountActions)['actions']>;
