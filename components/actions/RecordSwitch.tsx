import { SwitchCell } from '@/components/list/cells/SwitchCell';

interface Props<Row> {
  readonly row: Row;
  readonly on: boolean;
  readonly label: string;
  readonly disabled?: boolean;
  readonly actions: { run(key: 'enable' | 'disable', row: Row): Promise<unknown> };
}

/** The state of a record as a switch that runs its actions `enable` and `disable`. */
export const RecordSwitch = <Row,>({ row, actions, ...shown }: Props<Row>) => (
  <SwitchCell {...shown} onSwitch={(on) => actions.run(on ? 'enable' : 'disable', row)} />
);
