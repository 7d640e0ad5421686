'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { ArrayInput } from '@/components/form/inputs/ArrayInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import { expressOptions } from '@/lib/contract/express';
import { MAX_PACKAGES, type OrderShipDraft, orderPackages, orderShip } from '@/lib/contract/order/hardware';
import type { Order } from '@/lib/contract/order/row';
import { Receiver } from './Receiver';
import { shipValues } from './ship-values';

const emptyPackage = () => ({ expressId: null, expressCode: '', trackingNo: '' });

/** Sends an order on its way, or mends what was typed when it was sent. */
export function ShipDialog({ payload: { order, change }, answer }: DialogProps<{ order: Order; change: boolean }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const companies = useQuery(readOptions(expressOptions, undefined));
  const options = (companies.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const start = useMemo((): OrderShipDraft => startOf(order), [order]);
  const title = t(change ? 'actions.packages' : 'actions.ship');
  const form = useResourceForm({
    schema: shipValues,
    start,
    labels: 'order.shipFields',
    save: (values, { idempotencyKey }) =>
      change
        ? call(orderPackages, { body: { id: order.id, packages: values.packages } })
        : call(orderShip, { body: { id: order.id, ...values, packages: values.noLogistics === 1 ? [] : values.packages }, idempotencyKey }),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  const without = form.hook.watch('noLogistics') === 1;
  const ways = [
    { value: 0, label: t('ship.withLogistics') },
    { value: 1, label: t('ship.without') },
  ];
  const at = (path: string, field: string) => `${path}.${field}` as FieldPath<OrderShipDraft>;
  return (
    <FormDialog form={form} title={`${title} · ${order.orderNo}`} width={640} saveLabel={title}>
      <Receiver order={order} />
      {!change && <RadioInput form={form} name="noLogistics" options={ways} wide />}
      {without ? (
        <TextInput form={form} name="reason" rows={2} maxLength={100} wide required />
      ) : (
        <ArrayInput
          form={form}
          name="packages"
          max={MAX_PACKAGES}
          empty={emptyPackage}
          renderEntry={(path) => (
            <>
              <SelectInput form={form} name={at(path, 'expressId')} options={options} required />
              <TextInput form={form} name={at(path, 'trackingNo')} maxLength={32} required />
            </>
          )}
        />
      )}
    </FormDialog>
  );
}

const startOf = ({ packages }: Order): OrderShipDraft => ({
  noLogistics: 0,
  reason: '',
  packages:
    packages.length === 0
      ? [emptyPackage()]
      : packages.map(({ expressId, expressCode, trackingNo }) => ({ expressId, expressCode, trackingNo })),
});
