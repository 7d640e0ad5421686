'use client';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslations } from 'next-intl';

const rows = ['62%', '88%', '74%', '80%', '56%', '84%', '68%', '76%'];

/** The shape of a list page while its code is on the way. */
export function ScreenSkeleton() {
  const translate = useTranslations('shell');
  return (
    <Card role="status" aria-label={translate('loading')} sx={{ p: 2, minHeight: 'min(560px, 70dvh)' }}>
      <Stack direction="row" spacing={1.5} sx={{ mb: 2.5 }}>
        <Skeleton variant="rounded" width={200} height={36} />
        <Skeleton variant="rounded" width={140} height={36} />
        <Skeleton variant="rounded" width={84} height={36} />
      </Stack>
      {rows.map((width) => (
        <Skeleton key={width} height={48} width={width} />
      ))}
    </Card>
  );
}
