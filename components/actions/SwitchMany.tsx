'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import type { Identified } from '@/lib/contract/resource';
import type { ResourceList } from '@/lib/list/resource-list';
import { sendBatch } from '@/lib/list/send-batch';
import type { StatusCall } from './use-switch-one';

interface Props<Row extends Identified, Filter> {
  readonly list: ResourceList<Row, Filter>;
  readonly to: StatusCall;
  readonly object: string;
  /** What follows from switching off. */
  readonly effect: string;
}

/** Switches the chosen rows on or off. */
export function SwitchMany<Row extends Identified, Filter>({ list, to, object, effect }: Props<Row, Filter>) {
  const common = useTranslations('common');
  const confirm = useConfirm();
  const run = useBulkAction(list);
  const send = (status: 0 | 1) =>
    run({
      title: common(status === 1 ? 'enable' : 'disable'),
      send: sendBatch(to, (ids) => ({ ids, status })),
    });
  const disable = async () => {
    const action = common('disable');
    if (await confirm({ title: action, text: common('confirmAction', { action, object }), consequence: effect, danger: true }))
      await send(0);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void send(1)}>
        {common('enable')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => void disable()}>
        {common('disable')}
      </Button>
    </>
  );
}
