'use client';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslations } from 'next-intl';
import { hairline, ink } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

const ROWS = 8;

/** The shape of what comes while a screen's code is on its way: a card with a row of filters and lines. */
export function PanelSkeleton() {
  const t = useTranslations('shell');
  return (
    <Box
      role="status"
      aria-label={t('loading')}
      sx={{ p: 2, border: hairline, borderRadius: `${radius.card}px`, bgcolor: ink('background-paper') }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, mb: 2 }}>
        {[180, 160, 140].map((width) => (
          <Skeleton key={width} variant="rounded" width={width} height={32} />
        ))}
      </Box>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={`row-${row.toString()}`} variant="rounded" height={28} sx={{ mb: 1.5 }} />
      ))}
    </Box>
  );
}
