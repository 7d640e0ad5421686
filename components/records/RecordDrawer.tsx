'use client';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Fact, FactList } from '@/components/controls/FactList';
import { DrawerFrame } from '@/components/dialogs/DrawerFrame';
import { ErrorState } from '@/components/feedback/ErrorState';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import type { RowAction } from '@/components/list/cells/row-action';
import { DrawerActions } from './DrawerActions';
import { PanelTabs } from './PanelTabs';

/** One of several things to see about a record. */
export interface RecordPanel<Row> {
  readonly key: string;
  readonly label: string;
  draw(record: Row): ReactNode;
}

interface Props<Row, Key extends QueryKey> {
  /** How the record is read: `readOptions(orderInfo, { id })`. */
  readonly query: UseQueryOptions<Row, Error, Row, Key>;
  /** Stands in the head until the record is there: `#7`. */
  readonly waitingTitle: string;
  /** The record's name in the head. */
  title(record: Row): ReactNode;
  /** Its states beside the name. */
  chips?(record: Row): ReactNode;
  /** What can be done with it, as buttons under the name; further ones stand under "more". */
  actions?(record: Row): readonly (RowAction | false | undefined)[];
  /** The few facts that matter whatever panel is shown. */
  facts?(record: Row): readonly Fact[];
  /** What stands above all panels: a StepsBar, a warning. */
  head?(record: Row): ReactNode;
  /** One panel alone is shown without tabs. */
  readonly panels: readonly RecordPanel<Row>[];
  /** The panel to begin with; the first one unless said. */
  readonly first?: string | undefined;
  readonly width?: number;
}

/** One record with everything known about it, in a panel at the right edge: head, actions, facts and tabs. */
export function RecordDrawer<Row, Key extends QueryKey>(props: Props<Row, Key>) {
  const { query, waitingTitle, title, chips, actions, facts, head, panels, first, width } = props;
  const { data: record, error, refetch } = useQuery({ ...query, meta: { quiet: true } });
  const [key, setKey] = useState(first ?? panels[0]?.key);
  const panel = panels.find((each) => each.key === key) ?? panels[0];
  const acts = record === undefined ? [] : (actions?.(record) ?? []).filter((each): each is RowAction => Boolean(each));
  return (
    <DrawerFrame
      title={record === undefined ? waitingTitle : title(record)}
      chips={record !== undefined && chips?.(record)}
      tools={acts.length > 0 && <DrawerActions actions={acts} />}
      {...(width === undefined ? {} : { width })}
    >
      {error && record === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : record === undefined ? (
        <Waiting />
      ) : (
        <>
          {head?.(record)}
          {facts && <FactList facts={facts(record)} />}
          {panel && (
            <PanelTabs panels={panels} panel={panel} onChoose={setKey}>
              {panel.draw(record)}
            </PanelTabs>
          )}
        </>
      )}
    </DrawerFrame>
  );
}

const Waiting = () => (
  <div style={{ padding: 20 }}>
    <FormSkeleton fields={6} />
  </div>
);
