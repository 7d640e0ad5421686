'use client';
import Flag from '@mui/icons-material/FlagRounded';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import { useTranslations } from 'next-intl';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import type { Order } from '@/lib/contract/order/row';

/** Colours of the five flags; the number stands beside, so that colour is never alone. */
const COLOURS = ['error', 'warning', 'success', 'primary', 'neutral'] as const;

/** The store's flag and note, as signs with their words for whoever points at them or cannot see them. */
export function OrderNote({ order: { remark, star } }: { order: Pick<Order, 'remark' | 'star'> }) {
  const t = useTranslations('order');
  if (remark === '' && star === 0) return <>-</>;
  const colour = COLOURS[star - 1] ?? 'neutral';
  return (
    <Line title={remark}>
      {star > 0 && (
        <span style={{ color: paletteVar(`${colour}-main`) }}>
          <Flag role="img" aria-label={t('flag', { n: star })} />
          {star}
        </span>
      )}
      {remark !== '' && <StickyNote role="img" aria-label={remark} />}
    </Line>
  );
}

const Line = staticStyled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: paletteVar('text-secondary'),
  '& svg': { fontSize: 18 },
  '& > span': { display: 'inline-flex', alignItems: 'center' },
});
