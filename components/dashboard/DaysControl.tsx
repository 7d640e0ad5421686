import { useTranslations } from 'next-intl';
import { Segments } from '@/components/controls/Segments';

export type Days = 7 | 30;

/** The last seven days or the last thirty. */
export function DaysControl({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const t = useTranslations('dashboard.rankings');
  return (
    <Segments
      label={t('days')}
      chosen={days}
      options={[
        { value: 7, text: t('last7') },
        { value: 30, text: t('last30') },
      ]}
      onChoose={onChange}
    />
  );
}
