import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslations } from 'next-intl';
import type { Series } from './series';

/** The same figures as the chart, newest day first. */
export function SeriesTable({ label, dates, series }: { label: string; dates: readonly string[]; series: readonly Series[] }) {
  const t = useTranslations('feedback');
  const newestFirst = dates.map((date, index) => ({ date, index })).reverse();
  return (
    <Frame tabIndex={0} role="region" aria-label={label}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t('figures.date')}</TableCell>
            {series.map(({ key, label: name }) => (
              <TableCell key={key} align="right">
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {newestFirst.map(({ date, index }) => (
            <TableRow key={date} hover>
              <TableCell>{date}</TableCell>
              {series.map(({ key, values, exact }) => (
                <TableCell key={key} align="right">
                  {exact(values[index] ?? 0)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Frame>
  );
}

const Frame = styled('div')({
  height: 280,
  overflow: 'auto',
  '.MuiTableBody-root .MuiTableRow-root': { height: 34 },
  '& .MuiTableRow-root:last-child .MuiTableCell-body': { borderBottom: 0 },
});
