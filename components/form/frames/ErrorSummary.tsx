'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { FieldValues } from 'react-hook-form';
import { InlineAlert } from '@/components/feedback/InlineAlert';
import { hasPlace, inFormOrder } from '../state/form-order';
import type { ResourceForm } from '../state/resource-form';

/** How many problems are named; the others are counted. */
const NAMED = 8;

/** What has to be mended before the form can be saved, each a link to its field. One problem is told at its field alone, if that is in sight. */
export function ErrorSummary<Values extends FieldValues>({ form }: { form: ResourceForm<Values> }) {
  const t = useTranslations('form');
  const { problems, focus } = form;
  if (problems.length < 2 && problems.every(({ field }) => hasPlace(field))) return null;
  return (
    <InlineAlert severity="error">
      <Problems>
        <strong>{t('problems', { n: problems.length })}</strong>
        {inFormOrder(problems)
          .slice(0, NAMED)
          .map((problem) => (
            <button key={problem.field} type="button" onClick={() => focus(problem.field)}>
              {problem.message}
            </button>
          ))}
        {problems.length > NAMED && <span>…</span>}
      </Problems>
    </InlineAlert>
  );
}

const Problems = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  '& strong': { flex: '1 1 100%', fontWeight: 500 },
  '& button': {
    minHeight: 24,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'underline',
    textAlign: 'start',
    cursor: 'pointer',
  },
});
