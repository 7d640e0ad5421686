import type { OnDemand } from '@/components/dialogs/use-on-demand';
import type { BulkTask } from './BulkDialog';
import type { ExportTask } from './ExportDialog';

/** The dialogs of every list: their code comes when they are first asked for, their words with the list. */
export const exportDialog: OnDemand<ExportTask, undefined> = {
  load: () => import('./ExportDialog').then((module) => module.ExportDialog),
  sections: [],
};
export const bulkDialog: OnDemand<BulkTask, undefined> = {
  load: () => import('./BulkDialog').then((module) => module.BulkDialog),
  sections: [],
};
