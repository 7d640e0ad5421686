'use client';
import { useMemo } from 'react';
import { unlessReported } from '@/components/feedback/unless-reported';
import type { RowAction } from '@/components/list/cells/row-action';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import type { Identified } from '@/lib/contract/call/resource';
import type { Batches } from '@/lib/list/send-batch';
import type { RecordAction, RecordActions } from './record-action';
import { useActionContext } from './use-action-context';

/** An action on the chosen rows. */
export interface BulkEntry<Row> extends Pick<RecordAction<never>, 'endpoint' | 'danger' | 'inSight'> {
  readonly key: string;
  readonly label: string;
  /** Asks what has to be asked about so many records; undefined after a no. */
  ask(count: number, rows: readonly Row[] | undefined): Promise<Batches | undefined>;
}

/** The actions of a noun for the person at the screen: those that this person may not call are left out. */
export interface BoundActions<Row, Key extends string> {
  /** For the buttons of a row and for the head of a drawer. */
  forRow(row: Row): readonly RowAction[];
  readonly bulk: readonly BulkEntry<Row>[];
  /** Whether this person has the right to an action at all. */
  may(key: Key): boolean;
  /** Whether this person may take an action on a record in its state: for a switch, which is drawn either way. */
  allows(key: Key, row: Row): boolean;
  /** Runs one action, for switches and links; rejects when it is refused. */
  run(key: Key, row: Row): Promise<unknown>;
}

/** Binds the actions of a noun to the screen: one steady object, so that a hundred cells may hold it. */
export function useRecordActions<Row extends Identified, Key extends string>(noun: RecordActions<Row, Key>): BoundActions<Row, Key> {
  const mayCall = useMay();
  const viewer = useViewer();
  const { labelOf, bulkLabelOf, contextOf } = useActionContext(noun.namespace);
  return useMemo(() => {
    const all = Object.entries<RecordAction<Row>>(noun.actions).filter(([, action]) => mayCall(action.endpoint));
    const byKey = new Map(all);
    const isAllowed = (row: Row, action?: RecordAction<Row>) => action !== undefined && (action.allowed?.(row, viewer) ?? true);
    const run = async (key: string, row: Row) => {
      const action = byKey.get(key);
      return action?.one(row, contextOf(action.named?.(row) ?? key, { name: noun.titleOf(row) }));
    };
    return {
      may: (key) => byKey.has(key),
      allows: (key, row) => isAllowed(row, byKey.get(key)),
      run,
      forRow: (row) =>
        all
          .filter(([, action]) => !action.inCell && isAllowed(row, action))
          .map(([key, { danger = false, named, rare }]) => ({
            key,
            danger,
            rare: rare?.(row, viewer) ?? false,
            label: labelOf(named?.(row) ?? key),
            act: () => void run(key, row).catch(unlessReported),
          })),
      bulk: all.flatMap(([key, { endpoint, danger, many, inBulk = true, inSight }]) =>
        many && inBulk
          ? { key, endpoint, danger, inSight, label: bulkLabelOf(key), ask: (count, rows) => many(contextOf(key, { count }), rows) }
          : [],
      ),
    };
  }, [noun, mayCall, viewer, labelOf, bulkLabelOf, contextOf]);
}
