'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { payState } from '@/lib/contract/states/order';
import { formatFen } from '@/lib/format/money';
import { groupedNumber } from '@/lib/format/number-suffix';

/** How what is paid came about, each discount signed and with what it was for. */
export function OrderAmounts({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const { totalPrice, levelPrice, couponPrice, pointPrice, freight, adjustPrice, payPrice, payStatus, balancePart } = order;
  const { refundedPrice, givePoints } = order;
  return (
    <Group aria-label={t('amounts')}>
      <h3>{t('amounts')}</h3>
      <dl>
        <Line label={t('fields.totalPrice')} fen={totalPrice} />
        <Line label={t('fields.levelPrice')} note={order.levelName} fen={-levelPrice} />
        <Line label={t('fields.couponPrice')} note={order.couponName} fen={-couponPrice} />
        <Line
          label={t('fields.pointPrice')}
          note={order.usePoints > 0 ? t('pointsUsed', { n: groupedNumber(order.usePoints) }) : ''}
          fen={-pointPrice}
        />
        <Line label={t('fields.freight')} fen={freight} />
        <Line label={t('fields.adjustPrice')} fen={adjustPrice} signed />
        <div className="sum">
          <dt>{payStatus === payState.paid ? t('fields.payPrice') : t('payable')}</dt>
          <dd>{formatFen(payPrice)}</dd>
        </div>
        {balancePart > 0 && <Line label={t('fields.balancePart')} fen={balancePart} />}
        <Line label={t('fields.refundedPrice')} fen={-refundedPrice} />
        <div>
          <dt>{t('fields.givePoints')}</dt>
          <dd>{groupedNumber(givePoints)}</dd>
        </div>
      </dl>
    </Group>
  );
}

interface LineProps {
  readonly label: string;
  readonly note?: string;
  readonly fen: number;
  readonly signed?: boolean;
}

const Line = ({ label, note = '', fen, signed = false }: LineProps) => (
  <div>
    <dt>
      {label} {note !== '' && <small>{note}</small>}
    </dt>
    <dd data-less={fen < 0}>
      {signed && fen > 0 && '+'}
      <MoneyText fen={fen === 0 ? 0 : fen} />
    </dd>
  </div>
);

const Group = styled('section')({
  padding: '14px 20px',
  '& h3': { margin: '0 0 8px', fontSize: 14, fontWeight: 600 },
  '& dl': { margin: 0, fontVariantNumeric: 'tabular-nums' },
  '& dl > div': { display: 'flex', justifyContent: 'space-between', gap: 12, padding: '2px 0' },
  '& dt': { minWidth: 0 },
  '& dt small': { color: paletteVar('text-tertiary'), fontSize: sizeVar.small },
  '& dd': { margin: 0, whiteSpace: 'nowrap' },
  '& dd[data-less="true"]': { color: paletteVar('success-main') },
  '& .sum': { marginTop: 6, paddingTop: 8, borderTop: border, fontWeight: 600, fontSize: 15 },
});
