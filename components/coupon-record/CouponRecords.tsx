'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { useEnumOptions } from '@/components/list/filters/use-enum-options';
import type { Coupon } from '@/lib/contract/coupon';
import { couponRecord } from '@/lib/contract/coupon-record';
import { memberCouponState } from '@/lib/contract/states/member-coupon';
import { couponRecordActions } from './coupon-record-actions';
import { useRecordColumns } from './use-record-columns';

const STATES = Object.values(memberCouponState);

/** The records of one coupon, by state and time; unused ones can be voided. */
export function CouponRecords({ coupon }: { coupon: Pick<Coupon, 'id' | 'storeId'> }) {
  const t = useTranslations('couponRecord.fields');
  const states = useEnumOptions('memberCouponStatus', STATES);
  const columns = useRecordColumns(useRecordActions(couponRecordActions));
  return (
    <EmbeddedList
      resource={couponRecord}
      fixed={{ id: coupon.id }}
      columns={columns}
      filters={(list) => (
        <>
          <SelectFilter list={list} name="status" label={t('status')} options={states} />
          <DateRangeFilter list={list} label={t('createTime')} start="startTime" end="endTime" />
        </>
      )}
    />
  );
}
