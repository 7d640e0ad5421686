'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateRangeField } from '@/components/controls/DateRangeField';
import { PlainSelect } from '@/components/controls/PlainSelect';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useToast } from '@/components/feedback/use-toast';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { PanelBar } from '@/components/list/PanelBar';
import { useMay } from '@/components/viewer/use-may';
import { useAct } from '@/lib/client/resource-queries';
import type { Coupon } from '@/lib/contract/coupon';
import { type CouponRecord, couponRecord, couponRecordVoid } from '@/lib/contract/coupon-record';
import { memberCouponState } from '@/lib/contract/states/member-coupon';
import { type DateRange, rangeTimes } from '@/lib/format/date-range';
import { useRecordColumns } from './use-record-columns';

const STATES = ['all', ...Object.values(memberCouponState).map(String)] as const;
type Status = 'all' | '1' | '2' | '3' | '4';

/** The records of one coupon, by state and time; unused ones can be voided. */
export function CouponRecords({ coupon }: { coupon: Pick<Coupon, 'id' | 'storeId'> }) {
  const t = useTranslations('couponRecord');
  const common = useTranslations('common');
  const enums = useTranslations('enums');
  const [status, setStatus] = useState<Status>('all');
  const [range, setRange] = useState<DateRange | null>(null);
  const voidRecord = useVoid();
  const columns = useRecordColumns(voidRecord);
  const times = range && rangeTimes(range);
  const fixed = { id: coupon.id, status, ...(times ? { startTime: times.start, endTime: times.end } : {}) };
  const options = STATES.map((value) => ({ value, label: value === 'all' ? common('all') : enums(`memberCouponStatus.${value}`) }));
  return (
    <>
      <PanelBar>
        <PlainSelect
          label={t('fields.status')}
          error={undefined}
          optional
          value={status}
          options={options}
          onChange={(value) => setStatus(value as Status)}
        />
        <DateRangeField label={t('fields.createTime')} value={range} onChange={setRange} inline />
      </PanelBar>
      <EmbeddedList key={JSON.stringify(fixed)} resource={couponRecord} fixed={fixed} columns={columns} />
    </>
  );
}

/** Voids a record with a reason; null for those who may not. */
function useVoid(): ((record: CouponRecord) => void) | null {
  const t = useTranslations('couponRecord');
  const common = useTranslations('common');
  const ask = useAskOnDemand();
  const toast = useToast();
  const { mutateAsync } = useAct(couponRecordVoid);
  const may = useMay()(couponRecordVoid);
  if (!may) return null;
  return async ({ id, memberName }) => {
    const title = `${t('void')} · ${memberName}`;
    const reason = await ask(reasonDialog, { title, text: t('voidText'), max: 100, confirmLabel: t('void') });
    if (reason === undefined) return;
    const { failed } = await mutateAsync({ ids: [id], reason });
    if (failed[0]) toast.error(failed[0].msg);
    else toast.success(common('succeeded', { action: t('void') }));
  };
}
