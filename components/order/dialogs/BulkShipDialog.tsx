'use client';
import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { Small } from '@/components/controls/table-styles';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { failureText } from '@/components/feedback/failure-text';
import { useToast } from '@/components/feedback/use-toast';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { MatrixField } from '@/components/form/matrix/MatrixField';
import type { MatrixColumn } from '@/components/form/matrix/matrix-column';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { readAgainAfter } from '@/lib/client/after-write';
import { call } from '@/lib/client/call';
import { idempotencyKeys } from '@/lib/client/idempotency-keys';
import { readOptions } from '@/lib/client/resource-queries';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { expressOptions } from '@/lib/contract/express';
import { orderShip } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';
import { joinNames } from '@/lib/format/punctuation';
import { NO_COMPANY, type ShipLine, shipLines } from './ship-lines';

interface Values {
  lines: ShipLine[];
}
type Row = ShipLine & Readonly<Record<string, unknown>>;

/** The chosen orders that wait to be shipped, each with its parcel; each is sent on its own, and those refused stay with their reason. */
export function BulkShipDialog({ payload: { orders }, answer }: DialogProps<{ orders: readonly Order[] }, true>) {
  const t = useTranslations('order');
  const anyText = useTranslations();
  const { language } = useLanguage();
  const toast = useToast();
  const { data: companies = [] } = useQuery(readOptions(expressOptions, undefined));
  const [shipped, setShipped] = useState<readonly number[]>([]);
  const [keys] = useState(() => idempotencyKeys());
  const start = useMemo((): Values => ({ lines: orders.map(({ id }) => ({ id, expressId: NO_COMPANY, trackingNo: '' })) }), [orders]);
  const ship = async (line: ShipLine): Promise<string | null> => {
    const packages = [{ expressId: line.expressId, expressCode: '', trackingNo: line.trackingNo }];
    const body = { id: line.id, noLogistics: 0 as const, reason: '', packages };
    const error = await call(orderShip, { body, idempotencyKey: keys.keyFor(line), oneOfMany: true }).then(
      () => null,
      (reason: unknown) => reason,
    );
    // A lost answer leaves the key as it is: the same line sent again is the same intention.
    keys.settle(line, error);
    if (error instanceof ApiError && error.sessionInvalid) throw error;
    return error === null ? null : failureText(error, anyText);
  };
  const form = useResourceForm<Values, number>({
    schema: shipLines,
    start,
    labels: 'order.shipFields',
    save: async ({ lines }) => {
      const open: ShipLine[] = [];
      let sent = 0;
      const refused: { field: string; msg: string }[] = [];
      for (const line of lines) {
        const reason = line.trackingNo === '' ? '' : await ship(line);
        if (reason === null) {
          sent += 1;
          setShipped((done) => [...done, line.id]);
          continue;
        }
        if (reason !== '') refused.push({ field: `lines[${open.length}].trackingNo`, msg: reason });
        open.push(line);
      }
      await readAgainAfter(orderShip);
      const [first] = refused;
      if (!first) return shipped.length + sent;
      form.hook.setValue('lines', open);
      throw new ApiError(codes.invalidFields, first.msg, { data: { fieldErrors: refused } });
    },
    onSaved: (n) => {
      toast.success(t('bulk.allShipped', { n }));
      answer(true);
    },
  });
  const numberOf = new Map(orders.map(({ id, orderNo }) => [id, orderNo]));
  return (
    <FormDialog
      form={form}
      title={t('bulkTitle', { action: t('actions.bulk.ship'), n: orders.length })}
      width={860}
      saveLabel={t('actions.ship')}
    >
      {shipped.length > 0 && (
        <Alert severity="success" sx={{ gridColumn: '1 / -1', marginBottom: '8px' }}>
          {t('bulk.shipped', {
            n: shipped.length,
            orders: joinNames(
              shipped.map((id) => numberOf.get(id)),
              language,
            ),
          })}
        </Alert>
      )}
      <ShipSheet form={form} orders={orders} companies={companies} />
    </FormDialog>
  );
}

interface SheetProps {
  readonly form: ResourceForm<Values>;
  readonly orders: readonly Order[];
  readonly companies: readonly { readonly id: number; readonly name: string }[];
}

/** One row for each order that is not on its way yet. */
function ShipSheet({ form, orders, companies }: SheetProps) {
  const t = useTranslations('order');
  const field = useField({ form, name: 'lines', hint: t('bulk.leftOut') }, 'chosen');
  const rows = (Array.isArray(field.value) ? field.value : []) as Row[];
  const faults = form.hook.formState.errors.lines;
  const byId = useMemo(() => new Map(orders.map((order) => [order.id, order])), [orders]);
  const columns = useMemo(
    (): readonly MatrixColumn[] => [
      {
        key: 'expressId',
        header: t('shipFields.expressId'),
        kind: 'select',
        width: 150,
        options: [{ value: NO_COMPANY, label: t('bulk.noCompany') }, ...companies.map(({ id, name }) => ({ value: id, label: name }))],
      },
      { key: 'trackingNo', header: t('shipFields.trackingNo'), kind: 'text', width: 200, maxLength: 32, ownValue: true },
    ],
    [t, companies],
  );
  const lead = useCallback(
    ({ id }: Row) => {
      const { orderNo = '', receiver = null } = byId.get(id) ?? {};
      return (
        <td style={{ whiteSpace: 'nowrap' }}>
          {orderNo}
          {receiver && <Small>{`${receiver.name} ${receiver.city}`}</Small>}
        </td>
      );
    },
    [byId],
  );
  return (
    <MatrixField<Row>
      field={field}
      faults={faults}
      rows={rows}
      columns={columns}
      leadHeads={[t('fields.orderNo')]}
      keyOf={({ id }) => String(id)}
      nameOf={({ id }) => byId.get(id)?.orderNo ?? ''}
      lead={lead}
    />
  );
}
