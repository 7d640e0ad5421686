import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { formatFen } from '@/lib/format/money';

/** An amount in 分 as `¥1,234.56`; with `signed`, income is green with a plus and spending red. */
export function MoneyText({ fen, signed = false }: { fen: number | null | undefined; signed?: boolean }) {
  if (fen === null || fen === undefined) return <>-</>;
  if (!signed || fen === 0) return <Amount>{formatFen(fen)}</Amount>;
  return <Amount data-sign={fen > 0 ? 'in' : 'out'}>{fen > 0 ? `+${formatFen(fen)}` : formatFen(fen)}</Amount>;
}

const Amount = staticStyled('span')({
  whiteSpace: 'nowrap',
  '&[data-sign="in"]': { color: paletteVar('success-main') },
  '&[data-sign="out"]': { color: paletteVar('error-main') },
});
