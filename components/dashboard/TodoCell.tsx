'use client';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useLazyMenu } from '@/components/dialogs/use-lazy-menu';
import { lazyPart } from '@/components/dialogs/use-lazy-part';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { radius } from '@/components/theme/tokens';
import { groupedNumber } from '@/lib/format/number-suffix';
import type { TodoEntry } from './todo-entries';

const kindMenu = lazyPart(() => import('./KindMenu').then((module) => module.KindMenu));

/** One entry: leads to its list, or offers the lists when there are several. */
export function TodoCell({ entry }: { entry: TodoEntry }) {
  const t = useTranslations('dashboard');
  const { Menu, params, button } = useLazyMenu(kindMenu);
  const { key, count, urgent, targets } = entry;
  const [first] = targets;
  const tone = count === 0 ? 'none' : urgent ? 'urgent' : 'some';
  const inside = (
    <>
      <span>
        {t(`todos.${key}`)}
        {targets.length > 1 && <ExpandMoreRounded aria-hidden />}
      </span>
      <b>{groupedNumber(count)}</b>
    </>
  );
  if (targets.length === 1 && first) {
    return (
      <LinkCell href={first.href} prefetch={false} data-tone={tone}>
        {inside}
      </LinkCell>
    );
  }
  return (
    <>
      <MenuCell type="button" data-tone={tone} {...button}>
        {inside}
      </MenuCell>
      {Menu && <Menu anchor={params.anchor} targets={targets} onClose={params.onClose} />}
    </>
  );
}

const cell = {
  display: 'block',
  width: '100%',
  padding: '10px 12px',
  borderRadius: radius.card,
  textAlign: 'left',
  color: 'inherit',
  textDecoration: 'none',
  font: 'inherit',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: paletteVar('background-default') },
  '&:focus-visible': { outlineOffset: -2 },
  '& span': { display: 'flex', alignItems: 'center', fontSize: 13, color: paletteVar('text-secondary'), overflowWrap: 'anywhere' },
  '& svg': { fontSize: 16, marginLeft: 2 },
  '& b': { display: 'block', fontSize: 20, fontWeight: 600, lineHeight: 1.57 },
  '&[data-tone="urgent"] b': { color: paletteVar('error-main') },
  '&[data-tone="none"] b': { color: paletteVar('text-tertiary'), fontWeight: 500 },
} as const;

const LinkCell = staticStyled(Link)(cell);
const MenuCell = staticStyled('button')(cell);
