'use client';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { border, paletteVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

const rows = ['62%', '88%', '74%', '80%', '56%', '84%', '68%', '76%'];

/** The shape of a list page while its code is on the way. */
export function ScreenSkeleton() {
  const translate = useTranslations('shell');
  return (
    <Sheet role="status" aria-label={translate('loading')}>
      <div className="filters">
        <Skeleton variant="rounded" width={200} height={36} />
        <Skeleton variant="rounded" width={140} height={36} />
        <Skeleton variant="rounded" width={84} height={36} />
      </div>
      {rows.map((width) => (
        <Skeleton key={width} height={48} width={width} />
      ))}
    </Sheet>
  );
}

const Sheet = styled('div')({
  minHeight: 'min(560px, 70dvh)',
  padding: 16,
  border: border,
  borderRadius: radius.card,
  backgroundColor: paletteVar('background-paper'),
  '& .filters': { display: 'flex', gap: 12, marginBottom: 20 },
});
