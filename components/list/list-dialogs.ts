import { onDemand } from '@/components/dialogs/use-on-demand';

/** The dialogs of every list: their code comes when they are first asked for, their words with the list. */
export const exportDialog = onDemand(() => import('./export/ExportDialog').then((module) => module.ExportDialog));
export const bulkDialog = onDemand(() => import('./bulk/BulkDialog').then((module) => module.BulkDialog));
