'use client';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { sizeVar } from '@/components/theme/css-vars';
import type { ImportAnswer } from '@/lib/contract/call/import-answer';
import { bareReason } from '@/lib/import/bare-reason';

/** Only what happened is said: nobody reads of nought that failed. */
const wordsOf = ({ duplicate, invalid }: ImportAnswer) => {
  if (duplicate > 0) return invalid.length > 0 ? 'result' : 'importedRepeated';
  return invalid.length > 0 ? 'importedFailed' : 'imported';
};

/** What became of an import: its sums, and each line that was refused with its reason. */
export function ImportResult({ answer }: { answer: ImportAnswer }) {
  const t = useTranslations('import');
  const { imported, duplicate, invalid } = answer;
  const severity = invalid.length === 0 ? 'success' : imported > 0 ? 'warning' : 'error';
  return (
    <>
      <Alert severity={severity}>{t(wordsOf(answer), { n: imported, d: duplicate, f: invalid.length })}</Alert>
      {invalid.length > 0 && (
        <Lines aria-label={t('invalid', { n: invalid.length })}>
          {invalid.map(({ line, msg }) => (
            <li key={line}>{t('lineReason', { n: line, reason: bareReason(msg, (n) => t('lineReason', { n, reason: '' })) })}</li>
          ))}
        </Lines>
      )}
    </>
  );
}

const Lines = styled('ul')({ margin: '10px 0 0', padding: 0, listStyle: 'none', maxHeight: 320, overflow: 'auto', fontSize: sizeVar.font });
