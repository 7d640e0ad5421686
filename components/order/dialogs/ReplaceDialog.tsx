'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import { codes } from '@/lib/contract/call/codes';
import { text } from '@/lib/contract/field/fields';
import { goodsCard } from '@/lib/contract/goods-card';
import { orderReplace } from '@/lib/contract/order/account';
import type { OrderDelivery, OrderDetail } from '@/lib/contract/order/detail';
import { refusalAt } from '@/lib/form/refusal-at';
import { CardChoice } from './CardChoice';
import { Notice } from './dialog-parts';

const schema = z
  .object({
    source: z.enum(['stock', 'typed']),
    cardIds: z.array(z.number().int()),
    content: z.string().trim().max(2000),
    reason: text(1, 200),
  })
  .refine(({ source, cardIds }) => source === 'typed' || cardIds.length === 1, { path: ['cardIds'], params: { rule: 'requiredChoice' } })
  .refine(({ source, content }) => source === 'stock' || content !== '', { path: ['content'], params: { rule: 'required' } });
type Values = z.infer<typeof schema>;
const TYPED: Values = { source: 'typed', cardIds: [], content: '', reason: '' };
const STOCK: Values = { ...TYPED, source: 'stock' };

/** Another account in the place of one that does not work; no money moves. */
export function ReplaceDialog({ payload, answer }: DialogProps<{ order: OrderDetail; delivery: OrderDelivery }, true>) {
  const { order, delivery } = payload;
  const t = useTranslations('order');
  const common = useTranslations('common');
  const mayPick = useMay()(goodsCard.list);
  const title = t('actions.replace');
  const form = useResourceForm({
    schema,
    start: mayPick ? STOCK : TYPED,
    labels: 'order.deliverFields',
    save: ({ source, cardIds, content, reason }, { idempotencyKey }) => {
      const given = source === 'stock' ? { cardId: cardIds[0] } : { content };
      const replacing = call(orderReplace, { body: { id: order.id, deliveryId: delivery.id, reason, ...given }, idempotencyKey });
      // Gone or sold since it was offered: another one has to be chosen.
      return source === 'stock'
        ? replacing.catch(refusalAt(codes.notFound, 'cardIds')).catch(refusalAt(codes.notEnoughStock, 'cardIds'))
        : replacing;
    },
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  const sources = [
    { value: 'stock', label: t('deliver.stock') },
    { value: 'typed', label: t('deliver.typed') },
  ];
  return (
    <FormDialog form={form} title={`${title} · ${delivery.content}`} width={600} saveLabel={title}>
      <Notice>{t('consequence.replace', { time: delivery.warrantyUntil ?? '-' })}</Notice>
      {mayPick && <RadioInput form={form} name="source" options={sources} wide />}
      {form.hook.watch('source') === 'stock' ? (
        <CardChoice form={form} name="cardIds" items={itemsOf(order, delivery)} wanted={1} />
      ) : (
        <TextInput form={form} name="content" rows={3} maxLength={2000} wide required />
      )}
      <TextInput form={form} name="reason" rows={2} maxLength={200} wide />
    </FormDialog>
  );
}

/** What the account was handed over for, where that is known: a card of other goods in the same order replaces none. */
const itemsOf = ({ items }: OrderDetail, { itemId }: OrderDelivery) =>
  itemId === undefined ? items : items.filter(({ id }) => id === itemId);
