'use client';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import type { DateRange } from '@/lib/format/date-range';
import { shanghaiDate } from '@/lib/format/shanghai-time';

interface Props {
  readonly value: string | null;
  /** Days to draw as chosen together. */
  readonly range?: DateRange | null;
  onPick(day: string): void;
}

/** One month of days; loaded with the panel that shows it. Days are texts: no time zone can move them. */
export function DayCalendar({ value, range, onPick }: Props) {
  const t = useTranslations('form');
  const chinese = useLocale() !== 'en';
  const texts = useMemo(
    () => ({
      previousMonth: t('date.previousMonth'),
      nextMonth: t('date.nextMonth'),
      calendarViewSwitchingButtonAriaLabel: (view: string) => t(view === 'year' ? 'date.chooseDay' : 'date.chooseYear'),
    }),
    [t],
  );
  const today = shanghaiDate(new Date());
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={chinese ? 'zh-cn' : 'en'} localeText={texts}>
      <Calendar
        value={value ? dayjs(value) : null}
        referenceDate={dayjs(value ?? today)}
        disableHighlightToday
        onChange={(day, state) => {
          if (day && state === 'finish') onPick(day.format('YYYY-MM-DD'));
        }}
        slotProps={{
          calendarHeader: { format: chinese ? 'YYYY年M月' : 'MMMM YYYY' },
          day: (state) => {
            const day = state.day.format('YYYY-MM-DD');
            return {
              className: [range && day >= range.start && day <= range.end && 'in-range', day === today && 'today']
                .filter(Boolean)
                .join(' '),
            };
          },
        }}
      />
    </LocalizationProvider>
  );
}

const Calendar = styled(DateCalendar)({
  width: 300,
  height: 'auto',
  minHeight: 300,
  '& .in-range:not(.Mui-selected)': { backgroundColor: paletteVar('primary-soft') },
  '& .today:not(.Mui-selected)': { color: paletteVar('primary-main'), fontWeight: 600 },
}) as typeof DateCalendar;
