'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type FieldPath, useController } from 'react-hook-form';
import { CheckBox } from '@/components/controls/CheckBox';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { softBorder } from '@/components/theme/css-vars';
import { PHONE_QUERY } from '@/components/theme/tokens';
import type { OrderItem } from '@/lib/contract/order/item';
import { suggestedRefund } from '@/lib/contract/order/suggested-refund';
import { formatFen } from '@/lib/format/money';
import { leftOf, type RefundValues } from './refund-values';
import { useFollowSuggestion } from './use-follow-suggestion';

interface Props {
  readonly form: ResourceForm<RefundValues>;
  readonly path: FieldPath<RefundValues>;
  readonly item: OrderItem;
}

/** One item that may go back: how many pieces, and the amount that follows from them unless another is typed. */
export function RefundItem({ form, path, item }: Props) {
  const t = useTranslations('order');
  const at = (field: string) => `${path}.${field}` as FieldPath<RefundValues>;
  const { field: chosen } = useController({ control: form.hook.control, name: at('chosen') });
  const { field: count } = useController({ control: form.hook.control, name: at('count') });
  const left = leftOf(item);
  const suggested = suggestedRefund(item, Number(count.value ?? 0));
  useFollowSuggestion(form.hook, at('amount'), suggested);
  if (left <= 0) return null;
  return (
    <Line>
      <CheckBox label={item.goodsName} checked={chosen.value === 1} onClick={() => chosen.onChange(chosen.value === 1 ? 0 : 1)} />
      <span>
        {item.goodsName} {item.specText} ×{item.count - item.refundedCount}
        <small>{t('refund.left', { amount: formatFen(left) })}</small>
      </span>
      {chosen.value === 1 && (
        <>
          <NumberInput form={form} name={at('count')} />
          <MoneyInput form={form} name={at('amount')} hint={t('refund.suggested', { amount: formatFen(suggested) })} />
        </>
      )}
    </Line>
  );
}

const Line = styled('div')({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) 96px 160px',
  alignItems: 'start',
  gap: 8,
  padding: '6px 0',
  borderBottom: softBorder,
  '& small': { display: 'block' },
  // The figures stand below the name they are about.
  [`@media ${PHONE_QUERY}`]: {
    gridTemplateColumns: '32px 96px minmax(0, 1fr)',
    '& > span': { gridColumn: '2 / -1' },
    '& > span + *': { gridColumn: 2 },
  },
});
