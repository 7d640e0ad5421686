'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { FactList } from '@/components/controls/FactList';
import { CopyText } from '@/components/list/cells/CopyText';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { DrawerActions } from '@/components/records/DrawerActions';
import { EvidencePictures } from '@/components/records/EvidencePictures';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { Refund } from '@/lib/contract/refund';
import { refundState } from '@/lib/contract/states/refund';
import { formatFen } from '@/lib/format/money';
import { RefundLog } from './RefundLog';
import { refundActions } from './refund-actions';
import { isDecided, useRefundFacts } from './use-refund-facts';

const { applied, toReturn, toReceive, toRefund, refunded } = refundState;
const KINDS: Readonly<Record<number, StatusKind>> = {
  [applied]: 'failed',
  [toReturn]: 'waiting',
  [toReceive]: 'waiting',
  [toRefund]: 'running',
  [refunded]: 'success',
};

/** One after-sale: what is asked for, how it stands, and what can be decided. */
export function RefundCard({ refund }: { refund: Refund }) {
  const t = useTranslations('refund');
  const enums = useTranslations('enums');
  const actions = useRecordActions(refundActions);
  const facts = useRefundFacts(refund);
  const open = KINDS[refund.status] !== undefined && refund.status !== refunded;
  const given = actions.forRow(refund);
  return (
    <Card data-open={open}>
      <header>
        <StatusChip kind={KINDS[refund.status] ?? 'closed'} label={enums(`refundStatus.${refund.status}`)} />
        {refund.processing === 1 && <StatusChip kind="running" label={t('processing')} />}
        <b>{enums(`refundWay.${refund.way}`)}</b>
        <span>
          {enums(`refundType.${refund.type}`)} · {enums(`refundSource.${refund.source}`)}
        </span>
        <CopyText text={refund.refundNo} />
        <Sum refund={refund} />
        {given.length > 0 && <DrawerActions actions={given} leads />}
      </header>
      {refund.failMsg !== '' && refund.status === toRefund && <p role="alert">{t('failed', { reason: refund.failMsg })}</p>}
      <FactList facts={facts} />
      {refund.images.length > 0 && (
        <Pictures>
          <EvidencePictures urls={refund.images} label={t('fields.images')} />
        </Pictures>
      )}
      <RefundLog refundId={refund.id} />
    </Card>
  );
}

/** The amount with its word: what the buyer asks for until somebody decides, then what is given back. */
function Sum({ refund }: { refund: Refund }) {
  const t = useTranslations('refund.fields');
  const decided = isDecided(refund);
  return (
    <strong>
      <small>{t(decided ? 'refundPrice' : 'applyPrice')}</small>{' '}
      {formatFen(decided ? refund.refundPrice + refund.refundFreight : refund.applyPrice)}
    </strong>
  );
}

const Card = styled('article')({
  border,
  borderRadius: radius.card,
  overflow: 'hidden',
  '& + &': { marginTop: 10 },
  '& header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    padding: '8px 12px',
    backgroundColor: paletteVar('background-default'),
    fontSize: sizeVar.font,
  },
  '& header > strong': { marginLeft: 'auto', whiteSpace: 'nowrap' },
  '& header small': { fontWeight: 400, color: paletteVar('text-secondary') },
  '&[data-open="true"]': { borderColor: paletteVar('error-main') },
  '&[data-open="true"] header': { backgroundColor: paletteVar('error-soft') },
  '& > p': { margin: '8px 12px 0', color: paletteVar('error-main') },
});
const Pictures = styled('div')({ padding: '0 20px 14px' });
