'use client';
import { useTranslations } from 'next-intl';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { DateRangeFilter } from '@/components/list/filters/DateRangeFilter';
import { SelectFilter } from '@/components/list/filters/SelectFilter';
import { useEnumOptions } from '@/components/list/filters/use-enum-options';
import { distributorCommissions } from '@/lib/contract/distributor/detail';
import { useCommissionColumns } from './use-commission-columns';

const KINDS = [1, 2, 3, 4, 5] as const;
const STATES = [0, 1, 2] as const;

/** What a distributor earned, gave back and drew: rows of a ledger that only grows. */
export function DistributorCommissions({ id }: { id: number }) {
  const t = useTranslations('distributor.commission');
  const kinds = useEnumOptions('commissionBiz', KINDS);
  const states = useEnumOptions('commissionStatus', STATES);
  const columns = useCommissionColumns();
  return (
    <EmbeddedList
      resource={distributorCommissions}
      fixed={{ id }}
      columns={columns}
      filters={(list) => (
        <>
          <SelectFilter list={list} name="bizType" label={t('bizType')} options={kinds} />
          <SelectFilter list={list} name="status" label={t('status')} options={states} />
          <DateRangeFilter list={list} label={t('createTime')} start="startTime" end="endTime" />
        </>
      )}
    />
  );
}
