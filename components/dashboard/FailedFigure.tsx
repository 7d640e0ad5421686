import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { FigureCard } from './FigureCard';

/** A figure whose call failed: a dash, and a way to try again. */
export function FailedFigure({ label, onRetry }: { label: string; onRetry: () => void }) {
  const t = useTranslations('feedback');
  const retry = (
    <Button variant="text" size="small" onClick={onRetry} sx={{ ml: '-10px', fontWeight: 400, minHeight: 24 }}>
      {t('failed')} · {t('retry')}
    </Button>
  );
  return <FigureCard label={label} value="-" note={retry} />;
}
