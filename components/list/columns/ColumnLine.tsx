'use client';
import FirstPage from '@mui/icons-material/FirstPageRounded';
import LastPage from '@mui/icons-material/LastPageRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { CheckBox } from '@/components/controls/CheckBox';
import type { PinSide } from '@/lib/list/column-layout';

interface Props {
  readonly label: string;
  readonly shown: boolean;
  /** It cannot be hidden. */
  readonly fixed: boolean;
  readonly pinned: PinSide | null;
  onShow(shown: boolean): void;
  onPin(side: PinSide | null): void;
}

/** One column in the settings: whether it is shown, and the edge it sticks to. */
export function ColumnLine({ label, shown, fixed, pinned, onShow, onPin }: Props) {
  const t = useTranslations('list');
  const pin = (side: PinSide) => () => onPin(pinned === side ? null : side);
  return (
    <Line>
      <CheckBox checked={shown} label={t('columns.show', { name: label })} onClick={() => !fixed && onShow(!shown)} />
      <span className="name">{label}</span>
      <IconButton
        size="small"
        color={pinned === 'start' ? 'primary' : 'neutral'}
        aria-pressed={pinned === 'start'}
        aria-label={t('columns.pinStart', { name: label })}
        onClick={pin('start')}
      >
        <FirstPage fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        color={pinned === 'end' ? 'primary' : 'neutral'}
        aria-pressed={pinned === 'end'}
        aria-label={t('columns.pinEnd', { name: label })}
        onClick={pin('end')}
      >
        <LastPage fontSize="small" />
      </IconButton>
    </Line>
  );
}

const Line = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '& .name': { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
