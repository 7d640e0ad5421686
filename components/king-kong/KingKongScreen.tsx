'use client';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PreviewSwitch, type Shown } from '@/components/controls/PreviewSwitch';
import { ErrorState } from '@/components/feedback/ErrorState';
import { InlineAlert } from '@/components/feedback/InlineAlert';
import { BlockSkeleton } from '@/components/feedback/Skeletons';
import { LivePreview } from '@/components/home-layout/preview/LivePreview';
import { border, paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { NARROW_QUERY, ROOMY_QUERY, radius } from '@/components/theme/tokens';
import { readOptions } from '@/lib/client/resource-queries';
import { type KingKongSlot, kingKongList, SLOTS, SLOTS_IN_A_ROW } from '@/lib/contract/king-kong';
import { onOff } from '@/lib/contract/states/on-off';
import { SlotCards } from './SlotCards';
import { useSlotOrder } from './use-slot-order';

/** Numbers of enabled icons whose last row is full. */
const FULL_ROWS = [4, 5, 8, 10];

/** 首页金刚区配置: ten icon slots beside the page they stand on (parameter.md 1). */
export function KingKongScreen() {
  const found = useQuery({ ...readOptions(kingKongList, {}), meta: { quiet: true } });
  if (found.data) return <Slots slots={found.data.rows} />;
  return found.isError ? <ErrorState error={found.error} onRetry={() => found.refetch()} /> : <BlockSkeleton height={600} />;
}

function Slots({ slots }: { slots: readonly KingKongSlot[] }) {
  const t = useTranslations('kingKong');
  const [marked, setMarked] = useState<number>();
  const { shown: ordered, move } = useSlotOrder(slots);
  const [shown, setShown] = useState<Shown>('fields');
  const enabled = slots.filter(({ status }) => status === onOff.on).length;
  return (
    <Columns data-shown={shown}>
      <PreviewSwitch shown={shown} onChange={setShown} />
      <Card className="preview">
        <h2>{t('preview')}</h2>
        <div className="phone">
          <LivePreview slots={ordered} marked={marked} />
        </div>
      </Card>
      <Card className="fields">
        <h2>
          {t('title')} <small>{t('slots', { n: SLOTS, row: SLOTS_IN_A_ROW })}</small>
        </h2>
        <div className="cards">
          {enabled > 0 && !FULL_ROWS.includes(enabled) && <InlineAlert severity="warning">{t('notFull', { n: enabled })}</InlineAlert>}
          <SlotCards slots={ordered} marked={marked} onMark={setMarked} onMove={move} />
        </div>
      </Card>
    </Columns>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: sizeVar.gap,
  gridTemplateColumns: '340px minmax(0, 1fr)',
  alignItems: 'start',
  [`@media ${ROOMY_QUERY}`]: { '& > .preview-switch': { display: 'none' } },
  [`@media ${NARROW_QUERY}`]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-shown="fields"] > .preview, &[data-shown="preview"] > .fields': { display: 'none' },
  },
});
const Card = styled('section')({
  border,
  borderRadius: radius.card,
  overflow: 'hidden',
  backgroundColor: paletteVar('background-paper'),
  '& h2': { margin: 0, padding: '12px 16px', fontSize: 15, fontWeight: 600, borderBottom: softBorder },
  '& h2 small': { marginInlineStart: 8, fontSize: 12.5, fontWeight: 400, color: paletteVar('text-secondary') },
  '& .phone': { display: 'grid', placeItems: 'center', padding: '20px 0', backgroundColor: paletteVar('background-default') },
  '& .cards': { display: 'grid', gap: 12, padding: 16 },
});
