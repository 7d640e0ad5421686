'use client';
import Add from '@mui/icons-material/AddRounded';
import ContentCopy from '@mui/icons-material/ContentCopyRounded';
import Delete from '@mui/icons-material/DeleteOutlineRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type ArrayPath, type FieldArray, type FieldPath, type FieldValues, useFieldArray } from 'react-hook-form';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { removeEntry } from '@/components/controls/focus/remove-entry';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { SortableList } from '@/components/controls/sorting/SortableList';
import { softBorder } from '@/components/theme/css-vars';
import type { InputProps } from '../state/resource-form';
import { useField } from '../state/use-field';
import { FieldFrame } from './FieldFrame';

interface Props<Values extends FieldValues> extends Omit<InputProps<Values>, 'name'> {
  readonly name: ArrayPath<Values>;
  readonly max: number;
  /** A new entry. */
  empty(): FieldArray<Values, ArrayPath<Values>>;
  /** The inputs of one entry; `path` is where it stands, such as `skus.0`. */
  renderEntry(path: string, index: number): ReactNode;
}

/** Entries of the same kind: added, copied, removed, and ordered by mouse or keyboard. */
export function ArrayInput<Values extends FieldValues>({ max, empty, renderEntry, ...props }: Props<Values>) {
  const t = useTranslations('form');
  const { form, name } = props;
  const field = useField({ ...props, name: name as unknown as FieldPath<Values> }, 'chosen');
  const { fields, append, insert, remove, move } = useFieldArray<Values, ArrayPath<Values>>({ control: form.hook.control, name });
  const keys = fields.map((each) => each.id);
  const full = fields.length >= max;
  const entry = (n: number) => t('array.entry', { name: field.label, n });
  const copy = (index: number) => {
    const values: unknown = form.hook.getValues(`${name}.${index}` as FieldPath<Values>);
    insert(index + 1, structuredClone(values) as FieldArray<Values, ArrayPath<Values>>);
  };
  return (
    <FieldFrame field={{ ...field, wide: true, hint: field.hint ?? `${fields.length} / ${max}` }} group>
      <SortableList
        keys={keys}
        labelOf={(key) => entry(keys.indexOf(key) + 1)}
        disabled={field.disabled}
        onMove={(key, to) => move(keys.indexOf(key), to)}
        renderItem={(_key, index) => (
          <Entry>
            <div className="inputs">{renderEntry(`${name}.${index}`, index)}</div>
            <PlainIconButton
              type="button"
              disabled={full || field.disabled}
              aria-label={t('array.copy', { name: entry(index + 1) })}
              onClick={() => copy(index)}
            >
              <ContentCopy fontSize="small" />
            </PlainIconButton>
            <PlainIconButton
              type="button"
              disabled={field.disabled}
              aria-label={t('array.remove', { name: entry(index + 1) })}
              data-removes
              onClick={({ currentTarget }) => removeEntry(currentTarget, () => remove(index))}
            >
              <Delete fontSize="small" />
            </PlainIconButton>
          </Entry>
        )}
      />
      <div style={{ marginTop: 8 }}>
        <PlainButton
          variant="outlined"
          size="small"
          startIcon={<Add />}
          disabled={full || field.disabled}
          data-adds
          onClick={() => append(empty())}
        >
          {t('array.add')}
        </PlainButton>
      </div>
    </FieldFrame>
  );
}

const Entry = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '8px 0',
  borderBottom: softBorder,
  'li:last-child > &': { borderBottom: 0 },
  '& .inputs': { flex: 1, minWidth: 0, display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: '8px 12px' },
});
