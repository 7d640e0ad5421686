'use client';
import Add from '@mui/icons-material/AddRounded';
import Copy from '@mui/icons-material/ContentCopyRounded';
import Delete from '@mui/icons-material/DeleteOutlineRounded';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { removeEntry } from '@/components/controls/focus/remove-entry';
import { PhonePreview } from '@/components/controls/PhonePreview';
import { PlainIconButton } from '@/components/controls/PlainIconButton';
import { SortableList } from '@/components/controls/sorting/SortableList';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import { shownForFocus } from '@/components/form/state/focus-field';
import type { FormFields } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { MAX_FORM_FIELDS } from '@/lib/contract/field/form-field';
import type { GoodsValues } from '../goods-values';
import { Designer } from './designer-styles';
import { FieldEditor } from './FieldEditor';
import { FormPreview } from './FormPreview';
import { copiedField, newField } from './form-field-values';

/** What a buyer is asked for: fields in an order, the chosen one's settings, and the page as a buyer sees it. */
export function FieldDesigner({ form }: { form: FormFields<GoodsValues> }) {
  const t = useTranslations('goods.form');
  const enums = useTranslations('enums.formFieldType');
  const { control } = form.hook;
  const field = useField({ form, name: 'formFields' }, 'chosen');
  const { fields, append, insert, remove, move } = useFieldArray({ control, name: 'formFields' });
  const [chosen, setChosen] = useState(0);
  const [name, price] = useWatch({ control, name: ['name', 'skus.0.price'] });
  const values = useWatch({ control, name: 'formFields' });
  const at = Math.min(chosen, fields.length - 1);
  const keys = fields.map(({ id }) => id);
  const full = fields.length >= MAX_FORM_FIELDS;
  const nameAt = (index: number) => values[index]?.label || t('field', { n: index + 1 });
  const { errors } = useFormState({ control, name: 'formFields' });
  const faults: readonly unknown[] = Array.isArray(errors.formFields) ? errors.formFields : [];
  const add = () => {
    append(newField(values));
    setChosen(fields.length);
  };
  return (
    <FieldFrame field={{ ...field, wide: true, hint: `${fields.length} / ${MAX_FORM_FIELDS}` }} group>
      <Designer>
        <div className="fields">
          <SortableList
            keys={keys}
            labelOf={(key) => nameAt(keys.indexOf(key))}
            disabled={field.disabled}
            onMove={(key, to) => {
              move(keys.indexOf(key), to);
              setChosen(to);
            }}
            renderItem={(_key, index) => (
              <div className="entry" data-chosen={index === at} data-fault={Boolean(faults[index])}>
                <button type="button" className="name" aria-pressed={index === at} onClick={() => setChosen(index)}>
                  <span>
                    {nameAt(index)}
                    {values[index]?.required === 1 && <i aria-hidden> *</i>}
                  </span>
                  <small>{values[index]?.key}</small>
                </button>
                <span className="type">{enums(values[index]?.type ?? 'text')}</span>
                <PlainIconButton
                  type="button"
                  disabled={full || field.disabled}
                  aria-label={t('copyField', { name: nameAt(index) })}
                  onClick={() => {
                    const original = values[index];
                    if (original) insert(index + 1, copiedField(original, values));
                    setChosen(index + 1);
                  }}
                >
                  <Copy fontSize="small" />
                </PlainIconButton>
                <PlainIconButton
                  type="button"
                  disabled={field.disabled}
                  aria-label={t('removeField', { name: nameAt(index) })}
                  data-removes
                  onClick={({ currentTarget }) => removeEntry(currentTarget, () => remove(index))}
                >
                  <Delete fontSize="small" />
                </PlainIconButton>
              </div>
            )}
          />
          <PlainButton variant="outlined" size="small" startIcon={<Add />} disabled={full || field.disabled} data-adds onClick={add}>
            {t('addField')}
          </PlainButton>
        </div>
        <div className="editor">
          {/* The others stay behind: with its inputs would go what is wrong in a field, and the old value be saved without a word. */}
          {keys.map((key, index) => (
            <div key={key} hidden={index !== at} ref={shownForFocus(() => setChosen(index))}>
              <FieldEditor form={form} at={index} />
            </div>
          ))}
          {at < 0 && <p>{t('noFields')}</p>}
        </div>
        <div className="preview">
          <PhonePreview label={t('preview')} title={name} width={250}>
            <FormPreview fields={values} chosen={at} price={price ?? 0} />
          </PhonePreview>
        </div>
      </Designer>
    </FieldFrame>
  );
}
