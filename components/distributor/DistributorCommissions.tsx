'use client';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateRangeField } from '@/components/controls/days/DateRangeField';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { PanelBar } from '@/components/list/PanelBar';
import { distributorCommissions } from '@/lib/contract/distributor/detail';
import { type DateRange, rangeTimes } from '@/lib/format/date-range';
import { useCommissionColumns } from './use-commission-columns';

const KINDS = [1, 2, 3, 4, 5] as const;
const STATES = [0, 1, 2] as const;

/** What a distributor earned, gave back and drew: rows of a ledger that only grows. */
export function DistributorCommissions({ id }: { id: number }) {
  const t = useTranslations('distributor.commission');
  const columns = useCommissionColumns();
  const [bizType, setBizType] = useState<number>();
  const [status, setStatus] = useState<number>();
  const [range, setRange] = useState<DateRange | null>(null);
  const times = range && rangeTimes(range);
  const fixed = {
    id,
    ...(bizType === undefined ? {} : { bizType }),
    ...(status === undefined ? {} : { status }),
    ...(times ? { startTime: times.start, endTime: times.end } : {}),
  };
  return (
    <>
      <PanelBar>
        <Choice label={t('bizType')} of="commissionBiz" values={KINDS} value={bizType} onChange={setBizType} />
        <Choice label={t('status')} of="commissionStatus" values={STATES} value={status} onChange={setStatus} />
        <DateRangeField label={t('createTime')} value={range} onChange={setRange} inline />
      </PanelBar>
      <EmbeddedList key={JSON.stringify(fixed)} resource={distributorCommissions} fixed={fixed} columns={columns} />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly of: 'commissionBiz' | 'commissionStatus';
  readonly values: readonly number[];
  readonly value: number | undefined;
  onChange(value: number | undefined): void;
}

function Choice({ label, of, values, value, onChange }: ChoiceProps) {
  const enums = useTranslations(`enums.${of}`);
  const list = useTranslations('list');
  return (
    <Select<string>
      displayEmpty
      value={value === undefined ? '' : String(value)}
      inputProps={{ 'aria-label': label }}
      onChange={(event) => onChange(event.target.value === '' ? undefined : Number(event.target.value))}
      renderValue={(text) => (text === '' ? label : `${label} ${enums(text)}`)}
      sx={{ minWidth: 130 }}
    >
      <MenuItem value="">{list('any')}</MenuItem>
      {values.map((each) => (
        <MenuItem key={each} value={String(each)}>
          {enums(String(each))}
        </MenuItem>
      ))}
    </Select>
  );
}
