import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of the home page's dialogs: their code comes when they are first asked for. */
export const homeDialogForm = onDemand(() => import('./HomeDialogForm').then((module) => module.HomeDialogForm));
export const homeDialogPreview = onDemand(() => import('./PreviewDialog').then((module) => module.PreviewDialog));
