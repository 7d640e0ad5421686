'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { phone } from '@/components/theme/tokens';
import { type FormField, offersChoices } from '@/lib/contract/form-field';
import { formatFen } from '@/lib/format/money';

interface Props {
  readonly fields: readonly FormField[];
  readonly chosen: number;
  readonly price: number | null;
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
        <strong>{formatFen(price ?? 0)}</strong>
        <em>{t('submit')}</em>
      </footer>
    </Page>
  );
}

const Page = styled('div')({
  fontSize: 15,
  '& .field': { display: 'grid', gap: 4, padding: '12px 18px', borderBottom: `1px solid ${phone.line}` },
  '& .field[data-chosen="true"]': { outline: `2px solid ${phone.text}`, outlineOffset: -2 },
  '& .field b': { fontWeight: 500 },
  '& .field i, & footer strong': { color: phone.price, fontStyle: 'normal' },
  '& .field > span': { color: phone.secondary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 6 },
  '& li::before': {
    content: '""',
    display: 'inline-block',
    width: 14,
    height: 14,
    marginRight: 8,
    border: `1px solid ${phone.secondary}`,
    borderRadius: 3,
    verticalAlign: -2,
  },
  '& li[data-round="true"]::before': { borderRadius: 8 },
  '& footer': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', padding: '14px 18px' },
  '& footer strong': { fontSize: 19 },
  '& footer em': { padding: '7px 26px', borderRadius: 20, fontStyle: 'normal', color: phone.card, backgroundColor: phone.text },
});
