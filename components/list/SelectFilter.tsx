'use client';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { ink } from '@/components/theme/css-vars';
import type { Identified } from '@/lib/contract/resource';
import { type FilterFieldProps, filterText, type Option } from './filter-field';
import { useFilterStage } from './filter-stage';

/** One of a few known values; chosen, it is asked for at once. */
export function SelectFilter<Row extends Identified, Filter>({
  list,
  name,
  label,
  options,
}: FilterFieldProps<Row, Filter> & { options: readonly Option[] }) {
  const t = useTranslations('list');
  const stage = useFilterStage();
  const value = filterText(list, name);
  const chosen = options.find((option) => String(option.value) === value);
  return (
    <Choice
      displayEmpty
      value={chosen ? value : ''}
      inputProps={{ 'aria-label': label }}
      onChange={(event) => stage.ask({ [name]: options.find((option) => String(option.value) === event.target.value)?.value })}
      renderValue={() => (chosen ? <Shown label={label} text={chosen.label} /> : <Muted>{label}</Muted>)}
    >
      <MenuItem value="">{t('any')}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={String(option.value)}>
          {option.label}
        </MenuItem>
      ))}
    </Choice>
  );
}

/** A filter's label and what is chosen, in one line. */
export const Shown = ({ label, text }: { label: string; text: string }) => (
  <Line>
    <Muted>{label}</Muted> {text}
  </Line>
);
export const Muted = styled('span')({ color: ink('text-tertiary') });
const Line = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' });
const Choice = styled(Select<string>)({ minWidth: 130, maxWidth: 260 });
