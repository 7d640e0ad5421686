'use client';
import Check from '@mui/icons-material/CheckRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { InnerTable } from '@/components/controls/InnerTable';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { JudgedRow } from '@/lib/import/judge-rows';
import type { ImportParams } from './import-params';

interface Props<Line> {
  readonly rows: readonly JudgedRow<Line>[];
  readonly columns: ImportParams<Line>['columns'];
}

type Shown = 'first' | 'duplicate' | 'invalid';
const FIRST = 10;
/** More faults than this nobody reads one by one. */
const MOST_FAULTS = 200;

/** The first rows as they were understood, and on demand those that will not be imported, each with its reason. */
export function PreviewTable<Line>({ rows, columns }: Props<Line>) {
  const t = useTranslations('import');
  const [shown, setShown] = useState<Shown>('first');
  const of = (kind: 'duplicate' | 'invalid') => rows.filter(({ fault }) => fault?.kind === kind);
  const faults = { duplicate: of('duplicate'), invalid: of('invalid') };
  const wanted = shown !== 'first' && faults[shown].length > 0 ? shown : 'first';
  const seen = wanted === 'first' ? rows.slice(0, FIRST) : faults[wanted].slice(0, MOST_FAULTS);
  return (
    <section>
      <Head>
        <h3>{t('preview')}</h3>
        <span>{t('counted', { n: rows.length })}</span>
        {(['duplicate', 'invalid'] as const).map(
          (kind) =>
            faults[kind].length > 0 && (
              <button
                key={kind}
                type="button"
                data-kind={kind}
                aria-pressed={wanted === kind}
                onClick={() => setShown(wanted === kind ? 'first' : kind)}
              >
                {t(kind, { n: faults[kind].length })}
              </button>
            ),
        )}
      </Head>
      <Rows>
        <InnerTable
          label={t('preview')}
          rows={seen}
          keyOf={({ line }) => line}
          columns={[
            { key: 'line', header: t('line'), align: 'end', width: 56, cell: ({ line }) => line },
            ...columns.map(({ key, header, cell }, index) => ({
              key,
              header,
              cell: ({ value, cells }: JudgedRow<Line>) => (value === undefined ? cells[index] || '-' : cell(value)),
            })),
            { key: 'reason', header: t('reason'), width: 180, cell: (row) => <Verdict row={row} /> },
          ]}
        />
      </Rows>
    </section>
  );
}

function Verdict<Line>({ row: { line, fault } }: { row: JudgedRow<Line> }) {
  const t = useTranslations('import');
  if (!fault) return <Check className="good" titleAccess={t('good')} />;
  return <span data-kind={fault.kind}>{t('lineReason', { n: line, reason: fault.reason })}</span>;
}

const tint = { duplicate: 'warning', invalid: 'error' };
const colours = (kind: keyof typeof tint) => ({
  color: paletteVar(`${tint[kind]}-main`),
  backgroundColor: paletteVar(`${tint[kind]}-soft`),
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  '& h3': { margin: 0, fontSize: 14, fontWeight: 600 },
  '& > span': { flex: 1, color: paletteVar('text-tertiary'), fontSize: sizeVar.small },
  '& button': {
    minHeight: 24,
    padding: '0 8px',
    border: 0,
    borderRadius: radius.chip,
    font: 'inherit',
    fontSize: sizeVar.small,
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': { outline: '1px solid currentColor' },
  '& [data-kind="duplicate"]': colours('duplicate'),
  '& [data-kind="invalid"]': colours('invalid'),
});

const Rows = styled('div')({
  '& tr:has([data-kind="duplicate"]) td': colours('duplicate'),
  '& tr:has([data-kind="invalid"]) td': colours('invalid'),
  '& .good': { display: 'block', fontSize: 18, color: paletteVar('success-main') },
});
