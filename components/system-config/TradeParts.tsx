'use client';
import { MoneyInput } from '@/components/form/inputs/MoneyInput';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TagsInput } from '@/components/form/inputs/TagsInput';
import type { GroupProps } from './settings-form';

/** Times and limits of orders; another store reads when its orders are received by themselves. */
export function TradePart({ form, readOnly }: GroupProps) {
  const received = <NumberInput form={form} name="trade.autoReceiveDays" required disabled={readOnly} />;
  if (readOnly) return received;
  return (
    <>
      <NumberInput form={form} name="trade.autoCloseMinutes" required />
      {received}
      <NumberInput form={form} name="trade.afterSaleDays" required />
      <NumberInput form={form} name="trade.formConfirmDays" required />
      <NumberInput form={form} name="trade.stockWarn" required />
      <MoneyInput form={form} name="trade.minPay" required />
      <TagsInput form={form} name="trade.refundReasons" max={20} maxLength={20} wide required />
      <TagsInput form={form} name="trade.returnReasons" max={20} maxLength={20} wide required />
    </>
  );
}

export function FreightPart({ form }: GroupProps) {
  const enabled = form.hook.watch('freight.freeShippingEnabled') === 1;
  return (
    <>
      <SwitchInput form={form} name="freight.freeShippingEnabled" />
      <MoneyInput form={form} name="freight.freeShippingMin" required={enabled} disabled={!enabled} />
    </>
  );
}
