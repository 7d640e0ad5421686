'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { failureText } from '@/components/feedback/failure-text';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { ListProgress } from '@/lib/list/resource-list';

interface Props {
  readonly list: { readonly state: Pick<ListProgress, 'outdated'>; reload(): void };
}

/** Stands above rows that could not be read again: why, and a way to try. */
export function OldRowsLine({ list: { state, reload } }: Props) {
  const t = useTranslations('list');
  const feedback = useTranslations('feedback');
  const anyText = useTranslations();
  if (!state.outdated) return null;
  return (
    <Line role="status" data-goes>
      <span>{t('face.outdated', { reason: failureText(state.outdated, anyText) })}</span>
      <PlainButton variant="outlined" size="small" onClick={reload}>
        {feedback('retry')}
      </PlainButton>
    </Line>
  );
}

const Line = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '6px 16px',
  backgroundColor: paletteVar('warning-soft'),
  color: paletteVar('text-primary'),
  fontSize: sizeVar.font,
  '& > span': { flex: 1, minWidth: 0 },
});
