import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { TodoTarget } from './todo-entries';

interface KindMenuProps {
  anchor: HTMLElement | null;
  targets: readonly TodoTarget[];
  onClose: () => void;
}

/** The lists an entry stands for, with the count of each kind of goods. */
export function KindMenu({ anchor, targets, onClose }: KindMenuProps) {
  const t = useTranslations('dashboard');
  // Hidden with its tab, an open menu would hang over the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when the tab hides, which ends the effect, and at no other time.
  useEffect(() => onClose, []);
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose} slotProps={{ list: { dense: true } }}>
      {targets.map(({ kind, count, href }) => (
        <Item key={href} component={Link} href={href} prefetch={false} onClick={onClose}>
          {t(`kinds.${kind}`)}
          <em data-none={count === 0}>{groupedNumber(count)}</em>
        </Item>
      ))}
    </Menu>
  );
}

const Item = styled(MenuItem)({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 28,
  minWidth: 160,
  '& em': { fontStyle: 'normal', fontWeight: 600 },
  '& em[data-none="true"]': { fontWeight: 400, color: paletteVar('text-tertiary') },
}) as typeof MenuItem;
