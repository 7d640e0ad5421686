'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import { codes } from '@/lib/contract/call/codes';
import { goodsCard } from '@/lib/contract/goods-card';
import { orderDeliver } from '@/lib/contract/order/account';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { refusalAt } from '@/lib/form/refusal-at';
import { CardChoice } from './CardChoice';
import { Notice } from './dialog-parts';

const schema = z.object({ source: z.enum(['stock', 'typed']), cardIds: z.array(z.number().int()), contents: z.string() });

/** Hands over what was bought: cards of the stock, or contents typed line by line. */
export function DeliverDialog({ payload: { order }, answer }: DialogProps<{ order: OrderDetail }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const mayPick = useMay()(goodsCard.list);
  const wanted = piecesLeft(order);
  const start = useMemo((): z.infer<typeof schema> => ({ source: mayPick ? 'stock' : 'typed', cardIds: [], contents: '' }), [mayPick]);
  const title = t('actions.deliver');
  const form = useResourceForm({
    schema,
    start,
    labels: 'order.deliverFields',
    save: ({ source, cardIds, contents }, { idempotencyKey }) => {
      const lines = linesOf(contents);
      const body = { id: order.id, source, cardIds: source === 'stock' ? cardIds : [], contents: source === 'typed' ? lines : [] };
      return call(orderDeliver, { body, idempotencyKey }).catch(
        refusalAt(codes.deliverCountDiffers, source === 'stock' ? 'cardIds' : 'contents'),
      );
    },
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  const source = form.hook.watch('source');
  const sources = [
    { value: 'stock', label: t('deliver.stock') },
    { value: 'typed', label: t('deliver.typed') },
  ];
  return (
    <FormDialog form={form} title={`${title} · ${order.orderNo}`} width={600} saveLabel={title}>
      <Notice>{t('deliver.wanted', { n: wanted })}</Notice>
      {mayPick && <RadioInput form={form} name="source" options={sources} wide />}
      {source === 'stock' ? (
        <CardChoice form={form} name="cardIds" items={order.items} wanted={wanted} />
      ) : (
        <TextInput
          form={form}
          name="contents"
          rows={6}
          wide
          required
          hint={t('deliver.linesHint', { n: linesOf(form.hook.watch('contents')).length })}
        />
      )}
    </FormDialog>
  );
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Pieces that were neither delivered nor given back. */
const piecesLeft = ({ items, deliveredCount }: OrderDetail): number =>
  Math.max(0, items.reduce((sum, { count, refundedCount }) => sum + count - refundedCount, 0) - deliveredCount);
