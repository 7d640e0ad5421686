'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { DateRangeField } from '@/components/controls/days/DateRangeField';
import { PlainChoice } from '@/components/controls/PlainSelect';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { PanelBar } from '@/components/list/PanelBar';
import type { Coupon } from '@/lib/contract/coupon';
import { couponRecord } from '@/lib/contract/coupon-record';
import { memberCouponState } from '@/lib/contract/states/member-coupon';
import { type DateRange, rangeTimes } from '@/lib/format/date-range';
import { couponRecordActions } from './coupon-record-actions';
import { useRecordColumns } from './use-record-columns';

const STATES = ['all', ...Object.values(memberCouponState).map((state) => `${state}` as const)] as const;
type Status = (typeof STATES)[number];

/** The records of one coupon, by state and time; unused ones can be voided. */
export function CouponRecords({ coupon }: { coupon: Pick<Coupon, 'id' | 'storeId'> }) {
  const t = useTranslations('couponRecord');
  const common = useTranslations('common');
  const statusId = useId();
  const enums = useTranslations('enums');
  const [status, setStatus] = useState<Status>('all');
  const [range, setRange] = useState<DateRange | null>(null);
  const columns = useRecordColumns(useRecordActions(couponRecordActions));
  const times = range && rangeTimes(range);
  const fixed = { id: coupon.id, status, ...(times ? { startTime: times.start, endTime: times.end } : {}) };
  const options = STATES.map((value) => ({ value, label: value === 'all' ? common('all') : enums(`memberCouponStatus.${value}`) }));
  return (
    <>
      <PanelBar>
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
          <label htmlFor={statusId}>{t('fields.status')}</label>
          <PlainChoice
            id={statusId}
            value={status}
            onChange={({ target }) => setStatus(STATES.find((state) => state === target.value) ?? 'all')}
          >
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </PlainChoice>
        </span>
        <DateRangeField label={t('fields.createTime')} value={range} onChange={setRange} inline />
      </PanelBar>
      <EmbeddedList key={JSON.stringify(fixed)} resource={couponRecord} fixed={fixed} columns={columns} />
    </>
  );
}
