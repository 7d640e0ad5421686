'use client';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ErrorState } from '@/components/feedback/ErrorState';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { readOptions } from '@/lib/client/resource-queries';
import { type OrderDetail, type OrderLog, orderLog } from '@/lib/contract/order/detail';
import { useOrderStatusName } from '../use-order-status-name';
import { logContent } from './log-content';
import { Section } from './Section';

/** What happened to the order, the latest first. */
export function OrderLogLines({ order }: { order: OrderDetail }) {
  const t = useTranslations('order');
  const { data, error, refetch } = useQuery({ ...readOptions(orderLog, { id: order.id }), meta: { quiet: true } });
  return (
    <Section title={t('log')}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Lines>
          {(data?.rows ?? []).map((line) => (
            <Line key={line.id} kind={order.kind} line={line} />
          ))}
        </Lines>
      )}
    </Section>
  );
}

function Line({ kind, line }: { kind: number; line: OrderLog }) {
  const t = useTranslations('order.logTypes');
  const said = useTranslations('order.logContent');
  const operators = useTranslations('enums.operatorType');
  const nameOf = useOrderStatusName();
  const { before, after, type, content } = line;
  return (
    <li>
      <time>{line.createTime}</time>
      <span className="who">
        {operators(String(line.operatorType))} {line.operatorName}
      </span>
      <p>
        {after !== null && (
          <b>
            {before === null ? '-' : nameOf(kind, before)} → {nameOf(kind, after)}
          </b>
        )}{' '}
        {t.has(type) ? t(type) : type}
        {content !== '' && said('line', { text: logContent(type, content, said) })}
      </p>
    </li>
  );
}

const Lines = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: sizeVar.small,
  '& li': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 8px',
    padding: '0 0 10px 16px',
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: 6,
    width: 8,
    height: 8,
    borderRadius: 4,
    backgroundColor: paletteVar('divider'),
  },
  '& li:first-of-type::before': { backgroundColor: paletteVar('primary-main') },
  '& p': { flex: '1 0 100%', margin: 0, color: paletteVar('text-secondary'), overflowWrap: 'anywhere' },
  '& b': { fontWeight: 500, color: paletteVar('text-primary') },
});
