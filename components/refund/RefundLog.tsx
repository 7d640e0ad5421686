'use client';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Answered } from '@/components/feedback/Answered';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { type LogLine, LogLines } from '@/components/records/LogLines';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { readOptions } from '@/lib/client/resource-queries';
import { refundInfo } from '@/lib/contract/refund';

/** What happened to an after-sale, the latest first: folded, and read once it is looked at. */
export function RefundLog({ refundId }: { refundId: number }) {
  const t = useTranslations('refund');
  const types = useTranslations('refund.logTypes');
  const states = useTranslations('enums.refundStatus');
  const [open, setOpen] = useState(false);
  const found = useQuery({ ...readOptions(refundInfo, { id: refundId }), enabled: open, meta: { quiet: true } });
  const told = ({ type, content }: LogLine) => {
    const done = types.has(type) ? types(type) : type;
    return content === '' ? done : t('logLine', { done, content });
  };
  return (
    <Folded onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('log')}</summary>
      <Answered of={found} skeleton={<TextSkeleton />}>
        {({ logs }) => <LogLines lines={logs.toReversed()} stateName={(state) => states(String(state))} told={told} />}
      </Answered>
    </Folded>
  );
}

const Folded = styled('details')({
  padding: '0 20px 10px',
  '& summary': { width: 'fit-content', marginBottom: 4, fontSize: sizeVar.small, color: paletteVar('primary-dark'), cursor: 'pointer' },
});
