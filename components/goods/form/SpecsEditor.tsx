'use client';
import Add from '@mui/icons-material/AddRounded';
import Delete from '@mui/icons-material/DeleteOutlineRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { SortableList } from '@/components/controls/SortableList';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { softBorder } from '@/components/theme/css-vars';
import { type GoodsSpec, MAX_SPECS } from '@/lib/contract/goods/sku';
import { moved } from '@/lib/list/tree-rows';
import type { GoodsValues } from './goods-values';
import { SpecValues } from './SpecValues';
import { renameValue, syncSkus } from './sync-skus';

/** Names and values of the specs, in an order that is changed by drag or by keys; the variants follow. */
export function SpecsEditor({ form }: { form: ResourceForm<GoodsValues> }) {
  const t = useTranslations('goods.form');
  const { hook } = form;
  const field = useField({ form, name: 'specs' }, 'chosen');
  const specs = (Array.isArray(field.value) ? field.value : []) as GoodsSpec[];
  const set = (next: GoodsSpec[], skus = hook.getValues('skus')) => {
    field.change(next);
    hook.setValue('skus', syncSkus(next, skus), { shouldDirty: true });
  };
  const patch = (at: number, change: Partial<GoodsSpec>) => specs.map((spec, index) => (index === at ? { ...spec, ...change } : spec));
  const keys = specs.map((_, at) => `spec${at}`);
  const nameOf = (key: string) => specs[keys.indexOf(key)]?.name || t('spec', { n: keys.indexOf(key) + 1 });
  const move = (key: string, to: number) => {
    const from = keys.indexOf(key);
    // The values of each variant change places with their specs.
    const skus = hook.getValues('skus').map((sku) => ({ ...sku, values: moved(sku.values, from, to) }));
    set(moved(specs, from, to), skus);
  };
  return (
    <FieldFrame field={{ ...field, wide: true, hint: `${specs.length} / ${MAX_SPECS}` }} group>
      <SortableList
        keys={keys}
        labelOf={nameOf}
        onMove={move}
        renderItem={(key, at) => {
          const spec = specs[at];
          return spec ? (
            <Line>
              <TextField
                value={spec.name}
                placeholder={t('specName')}
                disabled={field.disabled}
                onChange={(event) => field.change(patch(at, { name: event.target.value }))}
                onBlur={field.blur}
                slotProps={{ htmlInput: { maxLength: 10, 'aria-label': `${nameOf(key)} ${t('specName')}` } }}
                sx={{ width: 120, flex: 'none' }}
              />
              <SpecValues
                name={nameOf(key)}
                values={spec.values}
                withPictures={at === 0}
                disabled={field.disabled}
                onChange={(values) => set(patch(at, { values }))}
                onRename={(from, to, values) => set(patch(at, { values }), renameValue(hook.getValues('skus'), at, from, to))}
              />
              <IconButton
                size="small"
                color="neutral"
                disabled={field.disabled}
                aria-label={t('removeSpec', { name: nameOf(key) })}
                onClick={() => set(specs.filter((_, index) => index !== at))}
              >
                <Delete fontSize="small" />
              </IconButton>
            </Line>
          ) : null;
        }}
      />
      <div>
        <Button
          variant="text"
          size="small"
          startIcon={<Add />}
          disabled={specs.length >= MAX_SPECS || field.disabled}
          onClick={() => field.change([...specs, { name: '', values: [] }])}
        >
          {t('addSpec')}
        </Button>
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
});
