import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslations } from 'next-intl';

export type Days = 7 | 30;

/** The last seven days or the last thirty. */
export function DaysControl({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const t = useTranslations('dashboard.rankings');
  return (
    <ToggleButtonGroup value={days} exclusive aria-label={t('days')} onChange={(_, chosen: Days | null) => chosen && onChange(chosen)}>
      <ToggleButton value={7}>{t('last7')}</ToggleButton>
      <ToggleButton value={30}>{t('last30')}</ToggleButton>
    </ToggleButtonGroup>
  );
}
