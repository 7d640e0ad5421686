'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/feedback/ErrorState';
import { LogLines } from '@/components/records/LogLines';
import { readOptions } from '@/lib/client/resource-queries';
import { type OrderDetail, orderLog } from '@/lib/contract/order/detail';
import { useOrderStatusName } from '../use-order-status-name';
import { logContent } from './log-content';
import { Section } from './Section';

/** What happened to the order, the latest first. */
export function OrderLogLines({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const types = useTranslations('order.logTypes');
  const said = useTranslations('order.logContent');
  const nameOf = useOrderStatusName();
  const { data, error, refetch } = useQuery({ ...readOptions(orderLog, { id: order.id }), meta: { quiet: true } });
  return (
    <Section title={t('log')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LogLines
          lines={data?.rows ?? []}
          stateName={(state) => nameOf(order.kind, state)}
          told={({ type, content }) => {
            const text = logContent(type, content, said);
            return `${types.has(type) ? types(type) : type}${text === '' ? '' : said('line', { text })}`;
          }}
        />
      )}
    </Section>
  );
}
