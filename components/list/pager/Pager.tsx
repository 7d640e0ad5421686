'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PlainChevronLeft, PlainChevronRight } from '@/components/controls/PlainIcons';
import { chosenInForcedColours } from '@/components/controls/Segments';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { NARROW_QUERY, PHONE_QUERY, radius } from '@/components/theme/tokens';
import { pageCount, pagerItems } from '@/lib/list/pager-model';
import type { ListPaging } from '@/lib/list/resource-list';
import { totalText } from '@/lib/list/total-text';
import { PagerJumper } from './PagerJumper';
import { PagerSizes } from './PagerSizes';

/** Total, sizes, previous, pages, next, jumper: in that order (specification 9). `summary` stands beside the total. */
export function Pager({ paging, summary }: { paging: ListPaging; summary?: ReactNode }) {
  const t = useTranslations('page');
  const { currPage, pageSize, show: go } = paging;
  const pages = pageCount(paging.total, pageSize);
  const ahead = (page: number) => () => page >= 1 && page <= pages && paging.prefetch(page);
  return (
    <Bar aria-label={t('label')}>
      <div className="total" aria-live="polite">
        {paging.waiting ? ' ' : t('total', { n: totalText(paging) })}
        {paging.totalAtLeast !== undefined && (
          <button type="button" className="count" onClick={paging.countAll}>
            {t('countAll')}
          </button>
        )}
        {summary}
      </div>
      <PagerSizes size={pageSize} onChange={paging.resize} />
      <PageButton
        type="button"
        aria-label={t('prev')}
        // A disabled button would lose the focus of whoever pages to the end by keyboard.
        aria-disabled={currPage <= 1}
        onClick={() => currPage > 1 && go(currPage - 1)}
        onPointerEnter={ahead(currPage - 1)}
      >
        <PlainChevronLeft />
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
        aria-disabled={currPage >= pages}
        onClick={() => currPage < pages && go(currPage + 1)}
        onPointerEnter={ahead(currPage + 1)}
        onFocus={ahead(currPage + 1)}
      >
        <PlainChevronRight />
      </PageButton>
      <PagerJumper pages={pages} current={currPage} onJump={go} />
    </Bar>
  );
}

const Bar = staticStyled('nav')({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  minHeight: 46,
  color: paletteVar('text-secondary'),
  fontSize: 13,
  fontVariantNumeric: 'tabular-nums',
  '& .total': { flex: 1, minWidth: 120, display: 'flex', flexWrap: 'wrap', columnGap: 12 },
  '& .count': { padding: 0, border: 0, background: 'none', color: paletteVar('primary-dark'), font: 'inherit', cursor: 'pointer' },
  '& .pages': { display: 'flex', gap: 6 },
  '& .short': { display: 'none' },
  '@media print': { '& > :not(.total)': { display: 'none' } },
  [`@media ${NARROW_QUERY}`]: { '& .jumper': { display: 'none' } },
  [`@media ${PHONE_QUERY}`]: {
    padding: '6px 0',
    '& .pages': { display: 'none' },
    '& .short': { display: 'inline' },
  },
});

const PageButton = staticStyled('button')({
  minWidth: sizeVar.controlSmall,
  height: sizeVar.controlSmall,
  padding: '0 6px',
  display: 'inline-grid',
  placeItems: 'center',
  border: `1px solid ${paletteVar('hairline-normal')}`,
  borderRadius: radius.control,
  background: paletteVar('background-paper'),
  color: paletteVar('text-secondary'),
  font: 'inherit',
  cursor: 'pointer',
  '& svg': { fontSize: 18 },
  '&:hover': { borderColor: paletteVar('primary-accent'), color: paletteVar('primary-dark') },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', color: paletteVar('text-disabled'), borderColor: paletteVar('hairline-normal') },
  '&.gap': { border: 0 },
  '&[aria-current]': {
    backgroundColor: paletteVar('primary-main'),
    borderColor: paletteVar('primary-main'),
    color: paletteVar('primary-contrastText'),
  },
  '@media (forced-colors: active)': { '&[aria-current]': chosenInForcedColours },
});
