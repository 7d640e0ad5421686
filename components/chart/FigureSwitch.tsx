'use client';
import { useTranslations } from 'next-intl';
import { Segments } from '@/components/controls/Segments';

/** The two ways to show the same figures. */
export type FigureMode = 'chart' | 'table';

interface Props {
  /** What the figures tell. */
  readonly of: string;
  readonly view: FigureMode;
  onChange(view: FigureMode): void;
}

/** Chooses between a chart and the table of its figures. */
export function FigureSwitch({ of, view, onChange }: Props) {
  const t = useTranslations('feedback.figures');
  return (
    <Segments
      label={`${of} · ${t('view')}`}
      chosen={view}
      options={[
        { value: 'chart', text: t('chart') },
        { value: 'table', text: t('table') },
      ]}
      onChoose={onChange}
    />
  );
}
