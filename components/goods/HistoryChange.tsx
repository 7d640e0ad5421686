'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { GoodsLog } from '@/lib/contract/goods/log';
import { historyValue } from './history-values';

/** Lines that are seen at once. */
const FIRST = 4;

/** What one step changed: the states, then each field before and after; the rest unfolds. */
export function HistoryChange({ row: { from, to, changes, reason } }: { row: GoodsLog }) {
  const t = useTranslations('goods');
  const enums = useTranslations('enums');
  const common = useTranslations('common');
  const stateOf = (states: GoodsLog['from']) =>
    states ? `${enums(`goodsStatus.${states.status}`)} · ${enums(`auditStatus.${states.auditStatus}`)}` : '';
  const labelOf = (field: string) => (t.has(`fields.${field}`) ? t(`fields.${field}`) : field);
  const commission = changes.find(({ field }) => field === 'commissionType');
  // A type that stayed stands there only to say what the commission is.
  const edited = changes
    .filter(({ before, after }) => before !== after)
    .map(({ field, variant, ...texts }) => {
      const shown = (side: keyof typeof texts) => historyValue(field, texts[side], { enums, common }, commission?.[side]);
      return t('history.changed', { field: `${variant} ${labelOf(field)}`.trim(), before: shown('before'), after: shown('after') });
    });
  const lines = [...(reason ? [reason] : []), ...(to ? [from ? `${stateOf(from)} → ${stateOf(to)}` : stateOf(to)] : []), ...edited];
  const list = (some: readonly string[]) => (
    <ul>
      {some.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  if (lines.length === 0) return <>-</>;
  const rest = lines.slice(FIRST);
  return (
    <Lines>
      {list(lines.slice(0, FIRST))}
      {rest.length > 0 && (
        <details>
          <summary>{t('history.more', { n: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </Lines>
  );
}

const Lines = styled('div')({
  padding: '6px 0',
  lineHeight: 1.5,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& summary': { cursor: 'pointer', fontSize: sizeVar.small, color: paletteVar('primary-dark') },
});
