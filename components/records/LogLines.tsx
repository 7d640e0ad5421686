'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';

/** One line of the log of an order or an after-sale. */
export interface LogLine {
  readonly id: number;
  readonly createTime: string;
  readonly operatorType: number;
  readonly operatorName: string;
  /** The states before and after; null where no state changed. */
  readonly before: number | null;
  readonly after: number | null;
  readonly type: string;
  readonly content: string;
}

interface Props {
  /** The latest first. */
  readonly lines: readonly LogLine[];
  stateName(state: number): string;
  /** What was done, and what was typed with it. */
  told(line: LogLine): string;
}

/** What happened to a record: when, by whom, and from which state into which. */
export function LogLines({ lines, stateName, told }: Props) {
  const operators = useTranslations('enums.operatorType');
  return (
    <Lines>
      {lines.map((line) => {
        const { before, after } = line;
        return (
          <li key={line.id}>
            <time>{line.createTime}</time>
            <span className="who">
              {operators(String(line.operatorType))} {line.operatorName}
            </span>
            <p>
              {after !== null && (
                <b>
                  {before !== null && `${stateName(before)} → `}
                  {stateName(after)}
                </b>
              )}{' '}
              {told(line)}
            </p>
          </li>
        );
      })}
    </Lines>
  );
}

const Lines = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: sizeVar.small,
  '& li': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 8px',
    padding: '0 0 10px 16px',
  },
  '& li::before': {
    content: '""',
    position: 'absolute',
    left: 2,
    top: 6,
    width: 8,
    height: 8,
    borderRadius: 4,
    backgroundColor: paletteVar('divider'),
  },
  '& li:first-of-type::before': { backgroundColor: paletteVar('primary-main') },
  '& p': { flex: '1 0 100%', margin: 0, color: paletteVar('text-secondary'), overflowWrap: 'anywhere' },
  '& b': { fontWeight: 500, color: paletteVar('text-primary') },
});
