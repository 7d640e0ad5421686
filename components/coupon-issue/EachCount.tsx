'use client';
import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { Labelled } from './Labelled';

const MOST_EACH = 10;

/** How many coupons everybody gets. */
export function EachCount({ value, onChange }: { value: number; onChange(count: number): void }) {
  const t = useTranslations('couponIssue');
  return (
    <Labelled label={t('fields.count')}>
      {(id) => (
        <TextField
          id={id}
          type="number"
          value={value}
          onChange={(event) => onChange(Math.min(MOST_EACH, Math.max(1, Number(event.target.value) || 1)))}
          slotProps={{ htmlInput: { min: 1, max: MOST_EACH } }}
          sx={{ width: 160 }}
        />
      )}
    </Labelled>
  );
}
