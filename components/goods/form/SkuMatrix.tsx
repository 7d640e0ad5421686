'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { PlainBin } from '@/components/controls/PlainIcons';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import { MatrixField } from '@/components/form/matrix/MatrixField';
import type { MatrixColumn } from '@/components/form/matrix/matrix-column';
import type { FormFields } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { type GoodsKind, HARDWARE, SOFTWARE } from '@/lib/contract/goods/kind';
import type { GoodsSkuDraft } from '@/lib/contract/goods/sku';
import type { GoodsValues } from './goods-values';
import { SkuPicture } from './SkuPicture';

interface Props {
  readonly form: FormFields<GoodsValues>;
  readonly kind: GoodsKind;
  readonly cards: boolean;
}
type Row = GoodsSkuDraft & Readonly<Record<string, unknown>>;
const keyOf = ({ values }: GoodsSkuDraft) => values.join('\n');

/** The variants as a sheet: price, list price, cost, stock, and what the kind needs. */
export function SkuMatrix({ form, kind, cards }: Props) {
  const t = useTranslations('goods');
  const field = useField({ form, name: 'skus' }, 'chosen');
  const columns = useSkuColumns(kind, cards);
  const rows = (Array.isArray(field.value) ? field.value : []) as Row[];
  const { hook } = form;
  const multiple = useWatch({ control: hook.control, name: 'specType' }) === 1;
  const faults = useFormState({ control: hook.control, name: 'skus' }).errors.skus;
  const { change, disabled } = field;
  const { nameOf, lead, tail } = useSkuCells({ hook, change, disabled, multiple, removable: multiple && rows.length > 1 });
  if (multiple && rows.length === 0) return <FieldFrame field={{ ...field, wide: true, hint: t('form.noVariants') }}>{null}</FieldFrame>;
  return (
    <MatrixField<Row>
      field={field}
      faults={faults}
      rows={rows}
      columns={columns}
      leadHeads={multiple ? [t('fields.specs'), t('fields.image')] : [t('fields.image')]}
      hasTail={multiple}
      keyOf={keyOf}
      nameOf={nameOf}
      lead={lead}
      tail={tail}
    />
  );
}

interface CellParams {
  readonly hook: FormFields<GoodsValues>['hook'];
  change(rows: unknown): void;
  readonly disabled: boolean;
  readonly multiple: boolean;
  readonly removable: boolean;
}

/** What stands before and after the typed cells of a variant: its name, its picture, and the way to take it away. */
function useSkuCells({ hook, change, disabled, multiple, removable }: CellParams) {
  const t = useTranslations('goods');
  return useMemo(() => {
    const nameOf = ({ values }: Row) => values.join(' / ') || t('fields.skus');
    const skus = () => hook.getValues('skus');
    const lead = (row: Row) => (
      <>
        {multiple && <td className="name">{nameOf(row)}</td>}
        <td>
          <SkuPicture
            url={row.image}
            name={nameOf(row)}
            disabled={disabled}
            onChange={(image) => change(skus().map((sku) => (keyOf(sku) === keyOf(row) ? { ...sku, image } : sku)))}
          />
        </td>
      </>
    );
    const tail = (row: Row, at: number) =>
      multiple && (
        <td>
          {removable && (
            <PlainIconButton
              type="button"
              disabled={disabled}
              aria-label={t('form.removeVariant', { name: nameOf(row) })}
              onClick={() => change(skus().filter((_, index) => index !== at))}
            >
              <PlainBin />
            </PlainIconButton>
          )}
        </td>
      );
    return { nameOf, lead, tail };
  }, [hook, change, disabled, multiple, removable, t]);
}

function useSkuColumns(kind: GoodsKind, cards: boolean): readonly MatrixColumn[] {
  const t = useTranslations('goods.fields');
  const enums = useTranslations('enums.durationUnit');
  return useMemo(() => {
    const columns: (MatrixColumn | false)[] = [
      { key: 'code', header: t('code'), kind: 'text', width: 130, maxLength: 64 },
      { key: 'price', header: t('price'), kind: 'money', width: 104, required: true },
      { key: 'marketPrice', header: t('marketPrice'), kind: 'money', width: 104 },
      { key: 'costPrice', header: t('costPrice'), kind: 'money', width: 104 },
      { key: 'stock', header: t('stock'), kind: 'integer', width: 88, readOnly: cards },
      kind === HARDWARE && { key: 'weightKg', header: t('weightKg'), kind: 'decimal', width: 88 },
      kind === SOFTWARE && { key: 'durationNum', header: t('durationNum'), kind: 'integer', width: 72 },
      kind === SOFTWARE && {
        key: 'durationUnit',
        header: '',
        kind: 'select',
        width: 88,
        options: [1, 2, 3, 9].map((value) => ({ value, label: enums(String(value)) })),
      },
      { key: 'status', header: t('enabled'), kind: 'switch', width: 60 },
    ];
    return columns.filter((column): column is MatrixColumn => Boolean(column));
  }, [kind, cards, t, enums]);
}
