import { useTranslations } from 'next-intl';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { FigureCard } from './FigureCard';

/** A figure whose call failed: a dash, and a way to try again. */
export function FailedFigure({ label, onRetry }: { label: string; onRetry: () => void }) {
  const t = useTranslations('feedback');
  const retry = (
    <PlainButton variant="text" size="small" onClick={onRetry} style={{ marginLeft: -10, fontWeight: 400, minHeight: 24 }}>
      {t('failed')} · {t('retry')}
    </PlainButton>
  );
  return <FigureCard label={label} value="-" note={retry} />;
}
