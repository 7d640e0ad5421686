import TextField from '@mui/material/TextField';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { parseWhole } from '@/lib/format/whole-number';
import { Labelled } from './Labelled';

const MOST_EACH = 10;

interface Props {
  /** Null while what is typed is no count: nobody is sent anything then. */
  onChange(count: number | null): void;
}

/** How many coupons everybody gets: one, unless another count is typed. */
export function EachCount({ onChange }: Props) {
  const t = useTranslations('couponIssue');
  const validation = useTranslations('validation');
  const [typed, setTyped] = useState('1');
  const label = t('fields.count');
  const type = (text: string) => {
    setTyped(text);
    onChange(countOf(text));
  };
  const wrong = countOf(typed) === null;
  return (
    <Labelled label={label}>
      {(id) => (
        <TextField
          id={id}
          value={typed}
          error={wrong}
          helperText={wrong ? validation('range', { label, min: 1, max: MOST_EACH }) : undefined}
          onChange={(event) => type(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
          sx={{ width: 160, '& .MuiFormHelperText-root': { whiteSpace: 'nowrap' } }}
        />
      )}
    </Labelled>
  );
}

const countOf = (text: string): number | null => {
  const count = parseWhole(text) ?? 0;
  return count >= 1 && count <= MOST_EACH ? count : null;
};
