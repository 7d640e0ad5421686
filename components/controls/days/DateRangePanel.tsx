'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FieldBox } from '@/components/controls/field-styles';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import { type DateRange, datePresets, presetRange } from '@/lib/format/date-range';
import { daysInRange } from '@/lib/format/shanghai-time';
import { parseDay } from '@/lib/format/typed-day';
import { composing } from '../keys/composing';
import { DayCalendar } from './DayCalendar';
import { DaysPopover } from './DaysPopover';

interface Props {
  readonly anchor: HTMLElement;
  readonly label: string;
  readonly value: DateRange | null;
  readonly maxDays?: number | undefined;
  onChange(range: DateRange): void;
  onClose(): void;
}

/** Presets, two typed days and a calendar. A click sets the start, the next one the end; the wrong way round is turned. */
export function DateRangePanel({ anchor, label, value, maxDays, onChange, onClose }: Props) {
  const t = useTranslations('form');
  const validation = useTranslations('validation');
  const [start, setStart] = useState(value?.start ?? '');
  const [end, setEnd] = useState(value?.end ?? '');
  const [picking, setPicking] = useState<'start' | 'end'>('start');
  const range = rangeOf(start, end);
  const tooLong = range !== null && maxDays !== undefined && daysInRange(range.start, range.end) > maxDays;
  const take = (chosen: DateRange) => {
    onChange(chosen);
    onClose();
  };
  const pick = (day: string) => {
    if (picking === 'start') {
      setStart(day);
      setEnd('');
      setPicking('end');
      return;
    }
    setEnd(day);
    const picked = rangeOf(start, day);
    if (picked && (maxDays === undefined || daysInRange(picked.start, picked.end) <= maxDays)) take(picked);
  };
  const field = (which: 'start' | 'end', text: string, set: (text: string) => void) => (
    <FieldBox data-invalid={text !== '' && parseDay(text) === null} data-picking={picking === which}>
      <input
        aria-label={`${label} ${t(`date.${which}`)}`}
        placeholder={t('date.placeholder')}
        value={text}
        onFocus={() => setPicking(which)}
        onChange={(event) => set(event.target.value)}
        onBlur={() => set(parseDay(text) ?? text)}
        onKeyDown={(event) => event.key === 'Enter' && !composing(event) && range && !tooLong && take(range)}
      />
    </FieldBox>
  );
  return (
    <DaysPopover anchor={anchor} label={label} onClose={onClose}>
      <Panel>
        <div className="presets">
          {datePresets.map((preset) => (
            <Button key={preset} variant="text" color="neutral" onClick={() => take(presetRange(preset, new Date()))}>
              {t(`date.${preset}`)}
            </Button>
          ))}
        </div>
        <div>
          <div className="fields">
            {field('start', start, setStart)}
            <span aria-hidden>–</span>
            {field('end', end, setEnd)}
          </div>
          <DayCalendar
            value={(picking === 'start' ? parseDay(start) : (parseDay(end) ?? parseDay(start))) ?? null}
            range={range}
            onPick={pick}
          />
          <footer>
            <span role="alert">{tooLong && validation('dayRange', { n: maxDays })}</span>
            <Button variant="contained" size="small" disabled={!range || tooLong} onClick={() => range && take(range)}>
              {t('ok')}
            </Button>
          </footer>
        </div>
      </Panel>
    </DaysPopover>
  );
}

/** The range of two typed days, earlier one first. */
function rangeOf(start: string, end: string): DateRange | null {
  const [from, to] = [parseDay(start), parseDay(end)];
  if (from === null || to === null) return null;
  return from <= to ? { start: from, end: to } : { start: to, end: from };
}

const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  '& .presets': {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    padding: 8,
    borderRight: softBorder,
    '& button': { justifyContent: 'flex-start' },
  },
  '& .fields': { display: 'flex', alignItems: 'center', gap: 8, padding: '12px 16px 0', '& > div': { width: 128 } },
  '& [data-picking="true"]': { borderColor: paletteVar('primary-accent') },
  '& footer': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '0 16px 12px',
    color: paletteVar('error-main'),
    fontSize: sizeVar.small,
  },
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    '& .presets': { flexDirection: 'row', flexWrap: 'wrap', borderRight: 0, borderBottom: softBorder },
  },
}));
