import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { BulkParams } from './bulk/BulkDialog';
import type { ExportJob } from './export/ExportDialog';

/** The dialogs of every list: their code comes when they are first asked for, their words with the list. */
export const exportDialog: OnDemand<ExportJob, undefined> = {
  load: () => import('./export/ExportDialog').then((module) => module.ExportDialog),
  namespaces: [],
};
export const bulkDialog: OnDemand<BulkParams, undefined> = {
  load: () => import('./bulk/BulkDialog').then((module) => module.BulkDialog),
  namespaces: [],
};
