'use client';
import Add from '@mui/icons-material/AddRounded';
import Delete from '@mui/icons-material/DeleteOutlineRounded';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { removeEntry } from '@/components/controls/focus/remove-entry';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { SortableList } from '@/components/controls/sorting/SortableList';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { FormFields } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { softBorder } from '@/components/theme/css-vars';
import { PHONE_QUERY } from '@/components/theme/tokens';
import { type GoodsSkuDraft, type GoodsSpec, MAX_SPECS } from '@/lib/contract/goods/sku';
import { moved } from '@/lib/list/tree-rows';
import type { GoodsValues } from './goods-values';
import { SpecValues } from './SpecValues';
import { movedSpec, renamedValue, syncSkus } from './sync-skus';

/** Names and values of the specs, in an order that is changed by drag or by keys; the variants follow. */
export function SpecsEditor({ form }: { form: FormFields<GoodsValues> }) {
  const t = useTranslations('goods.form');
  const { hook } = form;
  const field = useField({ form, name: 'specs' }, 'chosen');
  const specs = (Array.isArray(field.value) ? field.value : []) as GoodsSpec[];
  const put = ({ specs: next, skus }: { specs: GoodsSpec[]; skus: GoodsSkuDraft[] }) => {
    field.change(next);
    hook.setValue('skus', skus, { shouldDirty: true });
  };
  const set = (next: GoodsSpec[]) => put({ specs: next, skus: syncSkus(specs, next, hook.getValues('skus')) });
  const patch = (at: number, change: Partial<GoodsSpec>) => specs.map((spec, index) => (index === at ? { ...spec, ...change } : spec));
  // Chosen in a library, while the specs may change; the variants have no part in it.
  const illustrate = (at: number, value: string, image: string) => {
    const withImage = (values: GoodsSpec['values']) => values.map((each) => (each.value === value ? { ...each, image } : each));
    field.change(hook.getValues('specs').map((spec, index) => (index === at ? { ...spec, values: withImage(spec.values) } : spec)));
  };
  // Two specs may have one name while they are typed: each has a number of its own that goes where it goes.
  const [order, setOrder] = useState(() => Array.from({ length: MAX_SPECS }, (_, n) => n));
  const keys = order.slice(0, specs.length).map(String);
  const nameOf = (key: string) => specs[keys.indexOf(key)]?.name || t('spec', { n: keys.indexOf(key) + 1 });
  const move = (key: string, to: number) => {
    const from = keys.indexOf(key);
    setOrder(moved(order, from, to));
    put(movedSpec(specs, hook.getValues('skus'), from, to));
  };
  const remove = (at: number) => {
    setOrder(moved(order, at, MAX_SPECS - 1));
    set(specs.filter((_, index) => index !== at));
  };
  return (
    <FieldFrame field={{ ...field, wide: true, hint: `${specs.length} / ${MAX_SPECS}` }} group>
      <SortableList
        keys={keys}
        labelOf={nameOf}
        disabled={field.disabled}
        onMove={move}
        renderItem={(key, at) => {
          const spec = specs[at];
          return spec ? (
            <Line>
              <OutlinedInput
                value={spec.name}
                placeholder={t('specName')}
                disabled={field.disabled}
                onChange={(event) => field.change(patch(at, { name: event.target.value }))}
                onBlur={field.blur}
                slotProps={{ input: { maxLength: 10, 'aria-label': `${nameOf(key)} ${t('specName')}` } }}
                sx={{ width: 120, flex: 'none' }}
              />
              <SpecValues
                name={nameOf(key)}
                values={spec.values}
                withPictures={at === 0}
                disabled={field.disabled}
                onChange={(values) => set(patch(at, { values }))}
                onRename={(from, to, values) => put(renamedValue(specs, hook.getValues('skus'), at, { from, to, values }))}
                onPicture={(value, url) => illustrate(at, value, url)}
              />
              <PlainIconButton
                type="button"
                disabled={field.disabled}
                aria-label={t('removeSpec', { name: nameOf(key) })}
                data-removes
                onClick={({ currentTarget }) => removeEntry(currentTarget, () => remove(at))}
              >
                <Delete fontSize="small" />
              </PlainIconButton>
            </Line>
          ) : null;
        }}
      />
      <div>
        <PlainButton
          variant="text"
          size="small"
          startIcon={<Add />}
          disabled={specs.length >= MAX_SPECS || field.disabled}
          data-adds
          onClick={() => field.change([...specs, { name: '', values: [] }])}
        >
          {t('addSpec')}
        </PlainButton>
      </div>
    </FieldFrame>
  );
}

const Line = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: '8px 0',
  borderBottom: softBorder,
  // On a phone the values have a line of their own below the name.
  [`@media ${PHONE_QUERY}`]: {
    flexWrap: 'wrap',
    '& > div:nth-of-type(2)': { order: 1, flexBasis: '100%' },
    '& > button': { marginLeft: 'auto' },
  },
});
