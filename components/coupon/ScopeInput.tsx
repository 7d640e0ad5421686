'use client';
import { useTranslations } from 'next-intl';
import { CheckboxesInput } from '@/components/form/inputs/CheckboxesInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { couponScope } from '@/lib/contract/coupon/codes';
import { goodsKinds } from '@/lib/contract/goods/kind';
import type { CouponValues } from './coupon-values';
import type { Pick } from './picks';
import { CategoryPicks, GoodsPicks } from './ScopePicks';

interface Props {
  readonly form: ResourceForm<CouponValues>;
  readonly locked: boolean;
  readonly known: readonly Pick[];
  onChoose(pick: Pick): void;
}

/** What a coupon is for: everything, chosen goods, chosen categories, or kinds of goods. */
export function ScopeInput({ form, locked, known, onChoose }: Props) {
  const t = useTranslations('coupon');
  const enums = useTranslations('enums');
  const scope = form.hook.watch('scope');
  const forget = () => form.hook.setValue('scopeIds', [], { shouldDirty: true });
  return (
    <>
      <div onChange={forget} style={{ gridColumn: '1 / -1' }}>
        <RadioInput
          form={form}
          name="scope"
          disabled={locked}
          reason={t('lockedHint')}
          required
          options={Object.values(couponScope).map((value) => ({ value, label: enums(`couponScope.${value}`) }))}
        />
      </div>
      {scope === couponScope.goods && <GoodsPicks form={form} disabled={locked} known={known} onChoose={onChoose} />}
      {scope === couponScope.categories && <CategoryPicks form={form} disabled={locked} known={known} onChoose={onChoose} />}
      {scope === couponScope.kinds && (
        <CheckboxesInput
          form={form}
          name="scopeIds"
          disabled={locked}
          reason={t('lockedHint')}
          wide
          options={goodsKinds.map((value) => ({ value, label: enums(`goodsKind.${value}`) }))}
        />
      )}
    </>
  );
}
