'use client';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import { useTranslations } from 'next-intl';
import { pageCount } from '@/lib/list/pager-model';

interface Props {
  readonly total: string;
  readonly rows: number;
  readonly page: number;
  readonly pageSize: number;
  onPage(page: number): void;
  onCancel(): void;
  onConfirm(): void;
  readonly empty: boolean;
}

/** Total, pages, and the two ways out of a library. */
export function LibraryFooter({ total, rows, page, pageSize, onPage, onCancel, onConfirm, empty }: Props) {
  const t = useTranslations('media');
  const labelOf = (type: string, number: number | null) =>
    type === 'previous' || type === 'next' ? t(type) : t('page', { n: number ?? 1 });
  return (
    <>
      <span className="total">{total}</span>
      <Pagination
        aria-label={t('pages')}
        page={page}
        count={pageCount(rows, pageSize)}
        siblingCount={1}
        boundaryCount={1}
        onChange={(_event, next) => onPage(next)}
        getItemAriaLabel={labelOf}
      />
      <div className="buttons">
        <Button variant="outlined" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button variant="contained" disabled={empty} onClick={onConfirm}>
          {t('ok')}
        </Button>
      </div>
    </>
  );
}
