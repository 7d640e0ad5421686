import type { RecordActions } from '@/components/actions/record-action';
import { useRecordActions } from '@/components/actions/use-record-actions';
import type { Identified } from '@/lib/contract/call/resource';

interface Props<Row extends Identified, Key extends string> {
  readonly noun: RecordActions<Row, Key>;
  readonly row: Row;
}

/** What can be done with a row, each as a button with its label: a list's cell of actions without the list. */
export function RowActionButtons<Row extends Identified, Key extends string>({ noun, row }: Props<Row, Key>) {
  return useRecordActions(noun)
    .forRow(row)
    .map(({ key, label, act }) => (
      <button key={key} type="button" onClick={act}>
        {label}
      </button>
    ));
}
