'use client';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslations } from 'next-intl';
import { type Cycle, cycles } from '@/lib/contract/store-flow';

export type FlowView = 'details' | 'summary';

interface Props {
  readonly view: FlowView;
  readonly cycle: Cycle;
  onView(view: FlowView): void;
  onCycle(cycle: Cycle): void;
}

/** 明细 and 汇总, the second by day, week or month. */
export function FlowViews({ view, cycle, onView, onCycle }: Props) {
  const t = useTranslations('storeFlow');
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: '6px 4px' }}>
      <ToggleButtonGroup value={view} onChange={(_, next) => next && onView(next)} aria-label={t('view')}>
        <ToggleButton value="details">{t('details')}</ToggleButton>
        <ToggleButton value="summary">{t('summary')}</ToggleButton>
      </ToggleButtonGroup>
      {view === 'summary' && (
        <ToggleButtonGroup value={cycle} onChange={(_, next) => next && onCycle(next)} aria-label={t('fields.cycle')}>
          {cycles.map((each) => (
            <ToggleButton key={each} value={each}>
              {t(`cycles.${each}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </div>
  );
}
