'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar, softBorder } from '@/components/theme/css-vars';
import { type FormField, offersChoices } from '@/lib/contract/field/form-field';
import { formatFen } from '@/lib/format/money';

interface Props {
  readonly fields: readonly FormField[];
  readonly chosen: number;
  /** No number as long as nobody has typed one. */
  readonly price: number;
}

/** The form as a buyer sees it. */
export function FormPreview({ fields, chosen, price }: Props) {
  const t = useTranslations('goods.form');
  return (
    <Page>
      {fields.map((field, at) => (
        <div key={field.key} className="field" data-chosen={at === chosen}>
          <b>
            {field.label || t('field', { n: at + 1 })}
            {field.required === 1 && <i> *</i>}
          </b>
          <span>{field.placeholder || t(offersChoices(field.type) ? 'pleaseChoose' : 'pleaseEnter')}</span>
          {field.type !== 'select' && offersChoices(field.type) && (
            <ul>
              {field.options.map((option) => (
                <li key={option} data-round={field.type === 'radio'}>
                  {option}
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      <footer>
        <strong>{formatFen(Number.isFinite(price) ? price : 0)}</strong>
        <em>{t('submit')}</em>
      </footer>
    </Page>
  );
}

const Page = styled('div')({
  backgroundColor: paletteVar('background-paper'),
  '& .field': { display: 'grid', gap: 4, padding: '9px 14px', borderBottom: softBorder },
  '& .field[data-chosen="true"]': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: -2 },
  '& .field b': { fontWeight: 500 },
  '& .field i, & footer strong': { color: paletteVar('error-main'), fontStyle: 'normal' },
  '& .field > span': { color: paletteVar('text-secondary') },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 6 },
  '& li::before': {
    content: '""',
    display: 'inline-block',
    width: 14,
    height: 14,
    marginRight: 8,
    border: `1px solid ${paletteVar('text-secondary')}`,
    borderRadius: 3,
    verticalAlign: -2,
  },
  '& li[data-round="true"]::before': { borderRadius: 8 },
  '& footer': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: '10px 14px' },
  '& footer strong': { fontSize: 15 },
  '& footer em': {
    padding: '5px 18px',
    borderRadius: 20,
    fontStyle: 'normal',
    color: paletteVar('background-paper'),
    backgroundColor: paletteVar('text-primary'),
  },
});
