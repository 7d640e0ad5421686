'use client';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Answered } from '@/components/feedback/Answered';
import { EmptyState } from '@/components/feedback/EmptyState';
import { paletteVar } from '@/components/theme/css-vars';
import { FEW_FIGURES_QUERY, PHONE_QUERY, STACKED_QUERY } from '@/components/theme/tokens';
import { useViewer } from '@/components/viewer/viewer-context';
import { Block } from './Block';
import { useStatistics } from './dashboard-queries';
import { TodoCell } from './TodoCell';
import { todoEntries } from './todo-entries';

/** As many as the main store has, so that nothing moves when they arrive. */
const ENTRIES = 13;

/** What waits to be done: each number opens the list that holds it. */
export function TodoBlock() {
  const t = useTranslations('dashboard');
  const { paths, storeId } = useViewer();
  const statistics = useStatistics();
  return (
    <Block title={t('todo')} remark={t('todoRemark')}>
      <Answered of={statistics} skeleton={<Waiting label={t('todo')} />}>
        {({ todo }) => {
          const entries = todoEntries(todo, paths, storeId);
          if (entries.length === 0) return <EmptyState title={t('todoNone')} small />;
          return (
            <Grid>
              {entries.map((entry) => (
                <li key={entry.key}>
                  <TodoCell entry={entry} />
                </li>
              ))}
            </Grid>
          );
        }}
      </Answered>
    </Block>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <Grid aria-label={label} aria-busy>
    {Array.from({ length: ENTRIES }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike.
      <li key={index} style={{ padding: '10px 12px' }}>
        <Skeleton width="50%" />
        <Skeleton width="30%" height={31} />
      </li>
    ))}
  </Grid>
);

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  margin: 0,
  // With the padding of its cells, the numbers stand under the title of the card.
  padding: '6px 4px',
  listStyle: 'none',
  color: paletteVar('text-primary'),
  [`@media ${STACKED_QUERY}`]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [`@media ${FEW_FIGURES_QUERY}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [`@media ${PHONE_QUERY}`]: { padding: '6px 0' },
});
