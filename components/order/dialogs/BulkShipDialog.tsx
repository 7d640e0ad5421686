'use client';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { InnerTable } from '@/components/controls/InnerTable';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { readAgainAfter } from '@/lib/client/after-write';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import { expressOptions } from '@/lib/contract/express';
import { orderShip, trackingNo } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';

interface Line {
  readonly expressId: number | null;
  readonly number: string;
  /** What came of it: empty while nothing was tried, 'done', or why it was refused. */
  readonly outcome: string;
}
const EMPTY: Line = { expressId: null, number: '', outcome: '' };
const DONE = 'done';

/** The chosen orders that wait to be shipped, each with its parcel; each is sent on its own and says what came of it. */
export function BulkShipDialog({ payload: { orders }, answer }: DialogProps<{ orders: readonly Order[] }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const { data: companies = [] } = useQuery(readOptions(expressOptions, undefined));
  const [lines, setLines] = useState<Readonly<Record<number, Line>>>({});
  const [busy, setBusy] = useState(false);
  const lineOf = (id: number) => lines[id] ?? EMPTY;
  const put = (id: number, change: Partial<Line>) => setLines((all) => ({ ...all, [id]: { ...(all[id] ?? EMPTY), ...change } }));
  const ready = orders.filter(
    ({ id }) => lineOf(id).expressId !== null && lineOf(id).outcome !== DONE && trackingNo.safeParse(lineOf(id).number).success,
  );
  const ship = async () => {
    setBusy(true);
    for (const { id } of ready) {
      const { expressId, number } = lineOf(id);
      const packages = [{ expressId, expressCode: '', trackingNo: number.trim() }];
      const outcome = await call(orderShip, { body: { id, noLogistics: 0, reason: '', packages }, oneOfMany: true }).then(
        () => DONE,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      put(id, { outcome });
    }
    await readAgainAfter(orderShip);
    setBusy(false);
  };
  const actions = (
    <>
      <Button variant="outlined" disabled={busy} onClick={() => answer(true)}>
        {common('close')}
      </Button>
      <Button variant="contained" loading={busy} disabled={ready.length === 0} onClick={() => void ship()}>
        {t('bulk.shipReady', { n: ready.length })}
      </Button>
    </>
  );
  return (
    <DialogFrame title={t('bulkTitle', { action: t('actions.bulk.ship'), n: orders.length })} width={860} busy={busy} actions={actions}>
      <InnerTable
        label={t('actions.bulk.ship')}
        rows={orders}
        keyOf={({ id }) => id}
        columns={[
          { key: 'orderNo', header: t('fields.orderNo'), cell: ({ orderNo }) => orderNo },
          { key: 'receiver', header: t('fields.receiver'), cell: ({ receiver }) => (receiver ? `${receiver.name} ${receiver.city}` : '-') },
          {
            key: 'express',
            header: t('shipFields.expressId'),
            width: 170,
            cell: ({ id, orderNo }) => (
              <TextField
                select
                fullWidth
                size="small"
                value={lineOf(id).expressId ?? ''}
                disabled={busy || lineOf(id).outcome === DONE}
                onChange={({ target }) => put(id, { expressId: target.value === '' ? null : Number(target.value) })}
                slotProps={{ select: { native: true }, htmlInput: { 'aria-label': `${t('shipFields.expressId')} ${orderNo}` } }}
              >
                <option value="">{t('shipFields.expressId')}</option>
                {companies.map((company) => (
                  <option key={company.id} value={company.id}>
                    {company.name}
                  </option>
                ))}
              </TextField>
            ),
          },
          {
            key: 'number',
            header: t('fields.trackingNo'),
            width: 200,
            cell: ({ id, orderNo }) => {
              const { number, outcome } = lineOf(id);
              const wrong = number !== '' && !trackingNo.safeParse(number).success;
              return (
                <TextField
                  size="small"
                  value={number}
                  error={wrong}
                  disabled={busy || outcome === DONE}
                  helperText={wrong ? t('import.badNumber') : undefined}
                  onChange={({ target }) => put(id, { number: target.value })}
                  slotProps={{ htmlInput: { 'aria-label': `${t('fields.trackingNo')} ${orderNo}`, maxLength: 32 } }}
                />
              );
            },
          },
          {
            key: 'outcome',
            header: t('bulk.outcome'),
            cell: ({ id }) => (lineOf(id).outcome === DONE ? t('bulk.shipped') : lineOf(id).outcome || '-'),
          },
        ]}
      />
    </DialogFrame>
  );
}
