'use client';
import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ink, measure } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { Paging } from '@/lib/contract/page';
import { pageCount, pagerItems } from '@/lib/list/pager-model';
import { totalText } from '@/lib/list/total-text';
import { PagerJumper } from './PagerJumper';
import { PagerSizes } from './PagerSizes';

/** What a pager needs of a list. */
export interface PagedView {
  readonly query: Paging;
  readonly total: number;
  readonly totalAtLeast: number | undefined;
  readonly waiting: boolean;
  change(patch: Partial<Paging>): void;
  prefetch(currPage: number): void;
  countAll(): void;
}

/** Total, sizes, previous, pages, next, jumper: in that order (specification 9). `summary` stands beside the total. */
export function Pager({ list, summary }: { list: PagedView; summary?: ReactNode }) {
  const t = useTranslations('page');
  const { currPage, pageSize } = list.query;
  const pages = pageCount(list.total, pageSize);
  const go = (page: number) => list.change({ currPage: page });
  const ahead = (page: number) => () => page >= 1 && page <= pages && list.prefetch(page);
  return (
    <Bar aria-label={t('label')}>
      <div className="total" aria-live="polite">
        {list.waiting ? ' ' : t('total', { n: totalText(list) })}
        {list.totalAtLeast !== undefined && (
          <button type="button" className="count" onClick={list.countAll}>
            {t('countAll')}
          </button>
        )}
        {summary}
      </div>
      <PagerSizes size={pageSize} onChange={(size) => list.change({ pageSize: size })} />
      <PageButton
        type="button"
        aria-label={t('prev')}
        disabled={currPage <= 1}
        onClick={() => go(currPage - 1)}
        onPointerEnter={ahead(currPage - 1)}
      >
        <ChevronLeft aria-hidden />
      </PageButton>
      <div className="pages">
        {pagerItems(currPage, pages).map(({ page, gap }) =>
          gap ? (
            <PageButton
              key={`gap-${page < currPage ? 'before' : 'after'}`}
              type="button"
              className="gap"
              aria-label={t('leap', { n: page })}
              onClick={() => go(page)}
            >
              …
            </PageButton>
          ) : (
            <PageButton
              key={page}
              type="button"
              aria-label={t('page', { n: page })}
              aria-current={page === currPage ? 'page' : undefined}
              onClick={() => go(page)}
            >
              {page}
            </PageButton>
          ),
        )}
      </div>
      <span className="short">{`${currPage} / ${pages}`}</span>
      <PageButton
        type="button"
        aria-label={t('next')}
        disabled={currPage >= pages}
        onClick={() => go(currPage + 1)}
        onPointerEnter={ahead(currPage + 1)}
        onFocus={ahead(currPage + 1)}
      >
        <ChevronRight aria-hidden />
      </PageButton>
      <PagerJumper pages={pages} current={currPage} onJump={go} />
    </Bar>
  );
}

const Bar = styled('nav')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  minHeight: 46,
  color: ink('text-secondary'),
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& .total': { flex: 1, minWidth: 120, display: 'flex', flexWrap: 'wrap', columnGap: 12 },
  '& .count': { padding: 0, border: 0, background: 'none', color: ink('primary-dark'), font: 'inherit', cursor: 'pointer' },
  '& .pages': { display: 'flex', gap: 6 },
  '& .short': { display: 'none' },
  [theme.breakpoints.down('md')]: { '& .jumper': { display: 'none' } },
  [theme.breakpoints.down('sm')]: {
    padding: '6px 0',
    '& .pages': { display: 'none' },
    '& .short': { display: 'inline' },
  },
}));

const PageButton = styled('button')({
  minWidth: measure.controlSmall,
  height: measure.controlSmall,
  padding: '0 6px',
  display: 'inline-grid',
  placeItems: 'center',
  border: `1px solid ${ink('hairline-normal')}`,
  borderRadius: radius.control,
  background: ink('background-paper'),
  color: ink('text-secondary'),
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { fontSize: 18 },
  '&:hover': { borderColor: ink('primary-accent'), color: ink('primary-dark') },
  '&:disabled': { cursor: 'not-allowed', color: ink('text-disabled'), borderColor: ink('hairline-normal') },
  '&.gap': { border: 0 },
  '&[aria-current]': { backgroundColor: ink('primary-main'), borderColor: ink('primary-main'), color: ink('primary-contrastText') },
});
