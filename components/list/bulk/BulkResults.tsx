'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { type Batch, bulkCounts, rowResults } from '@/lib/list/bulk-batch';
import { bulkReport } from '@/lib/list/bulk-report';
import { saveFile } from '../export/save-file';

/** How many rows with trouble are drawn; the report holds all of them. */
const SHOWN = 200;

interface Props {
  readonly batches: readonly Batch[];
  readonly title: string;
  readonly names: ReadonlyMap<number, string> | undefined;
}

/** What became of the rows of a bulk action: the count, and each row that is not done with its reason. */
export function BulkResults({ batches, title, names }: Props) {
  const t = useTranslations('list');
  const results = rowResults(batches);
  const { done, total } = bulkCounts(batches);
  const open = results.filter((row) => row.state !== 'done');
  const states = {
    done: t('bulk.states.done'),
    refused: t('bulk.states.refused'),
    unanswered: t('bulk.states.unanswered'),
    waiting: t('bulk.states.waiting'),
  };
  const report = () => {
    const words = { id: t('bulk.id'), name: t('bulk.name'), state: t('bulk.state'), reason: t('bulk.reason'), states };
    saveFile(new Blob([bulkReport(results, words, names)], { type: 'text/csv' }), `${title}.csv`);
  };
  return (
    <div>
      <Head role="status">
        {t('bulk.result', { n: done, m: total - done })}
        {total > 0 && (
          <Button size="small" variant="text" onClick={report}>
            {t('bulk.report')}
          </Button>
        )}
      </Head>
      {open.length > 0 && (
        <Rows>
          <thead>
            <tr>
              <th>{t('bulk.id')}</th>
              {names && <th>{t('bulk.name')}</th>}
              <th>{t('bulk.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {open.slice(0, SHOWN).map((row) => (
              <tr key={row.id}>
                <td>{row.id}</td>
                {names && <td>{names.get(row.id)}</td>}
                <td>{row.refusal?.msg ?? states[row.state]}</td>
              </tr>
            ))}
          </tbody>
        </Rows>
      )}
    </div>
  );
}

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 32 });
const Rows = styled('table')({
  width: '100%',
  marginTop: 8,
  borderCollapse: 'collapse',
  fontSize: sizeVar.font,
  '& th': { textAlign: 'start', fontWeight: 500, color: paletteVar('text-secondary'), fontSize: 13 },
  '& th, & td': { padding: '6px 8px', borderBottom: softBorder, verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& td:first-of-type, & th:first-of-type': { width: 110, whiteSpace: 'nowrap' },
});
