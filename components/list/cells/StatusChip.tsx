import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { radius } from '@/components/theme/tokens';

/** What a state means, which decides its colour (00-conventions 5). */
export type StatusKind = 'waiting' | 'running' | 'success' | 'failed' | 'closed';

/** A state as text on its colour; never colour alone. */
export const StatusChip = ({ kind, label }: { kind: StatusKind; label: string }) => <Chip data-kind={kind}>{label}</Chip>;

const tint = (name: string, text = `${name}-main`) => ({ backgroundColor: paletteVar(`${name}-soft`), color: paletteVar(text) });

const Chip = staticStyled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  height: 22,
  padding: '0 8px',
  borderRadius: radius.chip,
  fontSize: sizeVar.small,
  whiteSpace: 'nowrap',
  '&[data-kind="waiting"]': tint('warning'),
  '&[data-kind="running"]': tint('primary', 'primary-dark'),
  '&[data-kind="success"]': tint('success'),
  '&[data-kind="failed"]': tint('error'),
  '&[data-kind="closed"]': tint('neutral'),
  // A chosen row has the soft colour for its ground: there the chip stands on that of the page.
  'tr[aria-selected="true"] &[data-kind="running"], li[aria-current="true"] &[data-kind="running"]': {
    backgroundColor: paletteVar('background-paper'),
  },
});
