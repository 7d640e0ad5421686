'use client';
import { useTranslations } from 'next-intl';
import { CheckboxesInput } from '@/components/form/inputs/CheckboxesInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import type { CouponValues } from './coupon-values';
import type { Pick } from './picks';
import { CategoryPicks, GoodsPicks } from './ScopePicks';

const SCOPES = [1, 2, 3, 4] as const;

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
          options={SCOPES.map((value) => ({ value, label: enums(`couponScope.${value}`) }))}
        />
      </div>
      {scope === 2 && <GoodsPicks form={form} disabled={locked} known={known} onChoose={onChoose} />}
      {scope === 3 && <CategoryPicks form={form} disabled={locked} known={known} onChoose={onChoose} />}
      {scope === 4 && (
        <CheckboxesInput
          form={form}
          name="scopeIds"
          disabled={locked}
          reason={t('lockedHint')}
          wide
          options={SCOPES.map((value) => ({ value, label: enums(`goodsKind.${value}`) }))}
        />
      )}
    </>
  );
}
