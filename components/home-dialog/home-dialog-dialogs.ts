import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { HomeDialog } from '@/lib/contract/home-dialog';
import type { HomeDialogFormParams } from './HomeDialogForm';

/** The dialogs of the home page's dialogs: their code comes when they are first asked for. */
export const homeDialogForm: OnDemand<HomeDialogFormParams, true> = {
  load: () => import('./HomeDialogForm').then((module) => module.HomeDialogForm),
  namespaces: [],
};
export const homeDialogPreview: OnDemand<HomeDialog, undefined> = {
  load: () => import('./PreviewDialog').then((module) => module.PreviewDialog),
  namespaces: [],
};
