'use client';
import Button from '@mui/material/Button';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import type { Identified } from '@/lib/contract/call/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import type { BulkEntry } from './use-record-actions';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  /** `bulk` of the noun's bound actions. */
  readonly actions: readonly BulkEntry[];
}

/** The actions on the chosen rows, for the bulk bar. */
export function BulkActions<Row extends Identified, Filter>({ list, actions }: Props<Row, Filter>) {
  const run = useBulkAction(list);
  const start = async ({ label, ask }: BulkEntry) => {
    const send = await ask(list.selection.count);
    if (send) await run({ title: label, send });
  };
  return actions.map((entry) => (
    <Button key={entry.key} variant="outlined" size="small" color={entry.danger ? 'error' : 'primary'} onClick={() => void start(entry)}>
      {entry.label}
    </Button>
  ));
}
