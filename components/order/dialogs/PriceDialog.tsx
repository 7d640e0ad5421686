'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import { InnerTable } from '@/components/controls/InnerTable';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { call } from '@/lib/client/call';
import { fen, rule } from '@/lib/contract/field/fields';
import { LARGEST_PRICE_CHANGE_FEN, orderPrice } from '@/lib/contract/order/action';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { splitAdjustment } from '@/lib/format/split-adjustment';
import { Wide } from './dialog-parts';

/** The least an order may cost after its price was changed. */
const LEAST = 1;

const schema = z.object({
  payable: fen
    .refine((value) => value >= LEAST, rule('payableTooLow'))
    .refine((value) => value <= LARGEST_PRICE_CHANGE_FEN, rule('notAbove', { other: LARGEST_PRICE_CHANGE_FEN / 100 })),
});

/** Changes what is to be paid; the table shows at once what each item costs then. */
export function PriceDialog({ payload: { order }, answer }: DialogProps<{ order: OrderDetail }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const before = order.payPrice - order.adjustPrice;
  const start = useMemo(() => ({ payable: order.payPrice }), [order]);
  const title = t('actions.adjust');
  const form = useResourceForm({
    schema,
    start,
    labels: 'order.priceFields',
    save: ({ payable }, { idempotencyKey }) => call(orderPrice, { body: { id: order.id, adjustPrice: payable - before }, idempotencyKey }),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  const typed: unknown = form.hook.watch('payable');
  const change = (typeof typed === 'number' ? typed : order.payPrice) - before;
  const left = order.items.map(({ payPrice, adjustShare }) => payPrice - adjustShare);
  const shares = splitAdjustment(change, left);
  const rows = order.items.map((item, at) => ({ item, was: left[at] ?? 0, share: shares[at] ?? 0 }));
  return (
    <FormDialog form={form} title={`${title} · ${order.orderNo}`} width={640} saveLabel={common('ok')}>
      <MoneyInput form={form} name="payable" hint={t('price.hint')} />
      <Wide>
        <InnerTable
          label={t('price.split')}
          rows={rows}
          keyOf={({ item }) => item.id}
          columns={[
            { key: 'goods', header: t('fields.goodsName'), cell: ({ item }) => `${item.goodsName} ×${item.count}` },
            { key: 'was', header: t('price.before'), align: 'end', cell: ({ was }) => <MoneyText fen={was} /> },
            { key: 'share', header: t('fields.adjustPrice'), align: 'end', cell: ({ share }) => <Change fen={share} /> },
            { key: 'now', header: t('price.after'), align: 'end', cell: ({ was, share }) => <MoneyText fen={was + share} /> },
          ]}
        />
        <p>
          {t('price.sum')} <Change fen={change} />
          {order.freight > 0 && (
            <>
              {' · '}
              {t('price.freight')} <MoneyText fen={order.freight} />
            </>
          )}
        </p>
      </Wide>
    </FormDialog>
  );
}

/** Signed, but in no colour: a dearer order is no income yet, and a cheaper one no loss. */
const Change = ({ fen }: { fen: number }) => (
  <>
    {fen > 0 && '+'}
    <MoneyText fen={fen} />
  </>
);
