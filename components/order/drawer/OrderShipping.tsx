'use client';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { CopyText } from '@/components/list/cells/CopyText';
import { LinkButton } from '@/components/list/cells/link-button';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { useReveal } from '@/components/list/cells/use-reveal';
import { border } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import { type OrderDetail, orderReveal } from '@/lib/contract/order/detail';
import { MAX_PACKAGES } from '@/lib/contract/order/hardware';
import { allowedActionsOf } from '../allowed-actions';
import { useTrace } from '../use-trace';
import { Section } from './Section';

/** Who gets the goods, and the parcels they travel in. */
export function OrderShipping({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const reveal = useReveal(orderReveal);
  const trace = useTrace(order.id);
  const { receiver, packages, noLogisticsReason } = order;
  const mayTrace = allowedActionsOf(order).includes('trace');
  return (
    <>
      <Section title={t('fields.receiver')}>
        {receiver ? (
          <MaskedText
            text={`${receiver.name} ${receiver.mobile} ${receiver.province}${receiver.city}${receiver.district}${receiver.address}`}
            reveal={reveal && (() => reveal({ id: order.id, field: 'receiver' }))}
          />
        ) : (
          '-'
        )}
      </Section>
      {(packages.length > 0 || noLogisticsReason !== '') && (
        <Section title={t('fields.packages')} note={packages.length > 0 ? `${packages.length} / ${MAX_PACKAGES}` : undefined}>
          {noLogisticsReason !== '' && <p>{t('slip.line', { label: t('noLogistics'), value: noLogisticsReason })}</p>}
          <Parcels>
            {packages.map(({ expressName, trackingNo }, index) => (
              <li key={trackingNo}>
                <LocalShipping fontSize="small" aria-hidden />
                <span>{expressName}</span>
                <CopyText text={trackingNo} />
                {mayTrace && (
                  <LinkButton type="button" onClick={() => trace(index)}>
                    {t('actions.trace')}
                  </LinkButton>
                )}
              </li>
            ))}
          </Parcels>
        </Section>
      )}
    </>
  );
}

const Parcels = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, padding: '8px 12px', border, borderRadius: radius.card },
});
