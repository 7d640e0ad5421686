'use client';
import { useTranslations } from 'next-intl';
import { Segments } from '@/components/controls/Segments';
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
      <Segments
        label={t('view')}
        chosen={view}
        options={[
          { value: 'details', text: t('details') },
          { value: 'summary', text: t('summary') },
        ]}
        onChoose={onView}
      />
      {view === 'summary' && (
        <Segments
          label={t('fields.cycle')}
          chosen={cycle}
          options={cycles.map((each) => ({ value: each, text: t(`cycles.${each}`) }))}
          onChoose={onCycle}
        />
      )}
    </div>
  );
}
