'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { RecordSwitch } from '@/components/actions/RecordSwitch';
import type { BoundActions } from '@/components/actions/use-record-actions';
import { CountLink } from '@/components/list/cells/CountLink';
import { OnOff } from '@/components/list/cells/OnOff';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { actionsColumn } from '@/components/list/columns/actions-column';
import type { Column } from '@/components/list/columns/column';
import type { Level } from '@/lib/contract/level';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import { withQuery } from '@/lib/navigation/href';

/** The columns levels of every kind end with: the default, the switch and the actions; who may not edit reads the state. */
export function useLevelStateColumns<Row extends Level>(
  levels: { readonly name: string },
  actions: BoundActions<Row, 'edit' | 'enable' | 'disable'>,
  statusWidth: number,
): readonly Column<Row>[] {
  const t = useTranslations();
  const { name } = levels;
  return useMemo(() => {
    const mayEdit = actions.may('edit');
    const statusLabel = t(`${name}.fields.status`);
    const defaultLabel = t(`${name}.columns.default`);
    const status = (row: Row) =>
      mayEdit ? (
        <RecordSwitch row={row} actions={actions} on={row.status === onOff.on} label={`${row.name} ${statusLabel}`} />
      ) : (
        <OnOff on={row.status === onOff.on} />
      );
    const columns: (Column<Row> | false)[] = [
      {
        key: 'isDefault',
        header: defaultLabel,
        width: 90,
        cell: ({ isDefault }) => (isDefault === yesNo.yes ? <StatusChip kind="success" label={defaultLabel} /> : '-'),
      },
      { key: 'status', header: statusLabel, width: statusWidth, card: 'mark', cell: status },
      mayEdit && actionsColumn(t('common.actions'), 190, (row) => <RowActions actions={actions.forRow(row)} />),
    ];
    return columns.filter((column) => column !== false);
  }, [t, name, actions, statusWidth]);
}

/** How many stand on a level; leads to the list of them. */
export const holdersColumn = <Key extends string>(
  key: Key,
  header: string,
  width: number,
  list: string,
): Column<Level & Readonly<Record<Key, number>>> => ({
  key,
  header,
  width,
  align: 'end',
  cell: (row) => <CountLink count={row[key]} href={withQuery(list, { levelId: row.id })} />,
});
