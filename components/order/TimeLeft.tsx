'use client';
import PauseCircle from '@mui/icons-material/PauseCircleOutlineRounded';
import { useTranslations } from 'next-intl';
import { useNow } from '@/components/controls/use-now';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import type { Order } from '@/lib/contract/order/row';
import { orderState } from '@/lib/contract/states/order';
import { parseWireTime } from '@/lib/format/shanghai-time';

const MINUTE_MS = 60_000;
/** The last hour is told in another colour. */
const SOON_MS = 60 * MINUTE_MS;

/** How much of the promised time is left; it stands still while the buyer completes the form. */
export function TimeLeft({ order }: { order: Pick<Order, 'status' | 'promiseUntil' | 'supplementTime'> }) {
  const t = useTranslations('order.timeLeft');
  const now = useNow();
  const { toProcess, awaitingSupplement, processing } = orderState;
  const runs = order.status === toProcess || order.status === processing;
  const paused = order.status === awaitingSupplement;
  const until = order.promiseUntil === null ? undefined : parseWireTime(order.promiseUntil);
  const from = paused && order.supplementTime !== null ? parseWireTime(order.supplementTime) : now;
  if (!until || !from || (!runs && !paused)) return <>-</>;
  const left = until.getTime() - from.getTime();
  const words = spanOf(Math.abs(left), (key, values) => t(key, values));
  if (paused)
    return (
      <Line title={t('paused')}>
        <PauseCircle role="img" aria-label={t('paused')} /> {words}
      </Line>
    );
  if (left < 0)
    return (
      <Line>
        <b>{t('overdue')}</b> {words}
      </Line>
    );
  return <Line data-soon={left < SOON_MS}>{words}</Line>;
}

function spanOf(ms: number, t: (key: 'minutes' | 'hours' | 'days', values: Record<string, number>) => string): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return t('minutes', { m: minutes });
  return hours < 48 ? t('hours', { h: hours, m: minutes % 60 }) : t('days', { d: Math.floor(hours / 24), h: hours % 24 });
}

const Line = staticStyled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 4px',
  '& svg': { fontSize: 16, color: paletteVar('text-tertiary') },
  '& b': { fontWeight: 400, color: paletteVar('error-main'), whiteSpace: 'nowrap' },
  '&[data-soon="true"]': { color: paletteVar('warning-main') },
});
