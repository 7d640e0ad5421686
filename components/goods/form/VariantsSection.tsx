'use client';
import { useTranslations } from 'next-intl';
import { useWatch } from 'react-hook-form';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import type { FormFields } from '@/components/form/state/resource-form';
import { type GoodsKind, sellsCards } from '@/lib/contract/goods/kind';
import type { GoodsValues } from './goods-values';
import { blankSku } from './goods-values';
import { optionsOf } from './option-lists';
import { SkuMatrix } from './SkuMatrix';
import { SpecsEditor } from './SpecsEditor';

interface Props {
  readonly form: FormFields<GoodsValues>;
  readonly kind: GoodsKind;
  /** Orders exist: the type of specs stays (60415). */
  readonly locked: boolean;
}

/** One variant, or the combinations of up to three specs, with price and stock of each. */
export function VariantsSection({ form, kind, locked }: Props) {
  const enums = useTranslations('enums');
  const t = useTranslations('goods.form');
  const { hook } = form;
  const [specType, deliverMode, licenceMode] = useWatch({ control: hook.control, name: ['specType', 'deliverMode', 'licenceMode'] });
  const multiple = specType === 1;
  const cards = sellsCards({ kind, deliverMode, licenceMode });
  const choose = () => {
    const single = hook.getValues('specType') === 0;
    const [first] = hook.getValues('skus');
    if (single) hook.setValue('specs', [], { shouldDirty: true });
    hook.setValue('skus', single ? [{ ...(first ?? blankSku()), values: [] }] : [], { shouldDirty: true });
  };
  return (
    <>
      {/* The radios change the form themselves; what hangs on them follows. */}
      <div style={{ gridColumn: '1 / -1' }} onChange={() => queueMicrotask(choose)}>
        <RadioInput
          form={form}
          name="specType"
          options={optionsOf(enums, 'specType', [0, 1])}
          disabled={locked}
          {...(locked ? { hint: t('specsLocked') } : {})}
        />
      </div>
      {multiple && <SpecsEditor form={form} />}
      <SkuMatrix form={form} kind={kind} cards={cards} />
    </>
  );
}
