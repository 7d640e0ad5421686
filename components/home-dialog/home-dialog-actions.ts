import { opens, removes, switchedInCell } from '@/components/actions/constructors';
import { recordActions } from '@/components/actions/record-action';
import { toMany } from '@/components/actions/target';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { isOwn } from '@/components/viewer/is-own';
import { type HomeDialog, homeDialog, homeDialogStatus } from '@/lib/contract/home-dialog';
import { homeDialogForm, homeDialogPreview } from './home-dialog-dialogs';

/** Every store changes its own dialogs. */
const own = { allowed: isOwn };
const setStatus = (status: 0 | 1) => toMany(homeDialogStatus, (ids) => ({ ids, status }));
const openedTo = (copy: boolean) => (dialog: HomeDialog) => ({ dialog, copy });

/** What can be done with a dialog of the home page. */
export const homeDialogActions = recordActions(homeDialog, ({ name }) => name, {
  edit: opens(homeDialog.update, homeDialogForm, openedTo(false), own),
  preview: opens(homeDialog.list, homeDialogPreview, (row: HomeDialog) => row),
  copy: opens(homeDialog.create, homeDialogForm, openedTo(true)),
  delete: removes<HomeDialog>(homeDialog.remove, own),
  ...switchedInCell<HomeDialog>(setStatus, own),
});

export type HomeDialogActions = BoundActions<HomeDialog, keyof (typeof homeDialogActions)['actions']>;
