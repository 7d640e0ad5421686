import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { formatFen } from '@/lib/format/money';
import { Grouped } from './Grouped';

/** An amount in 分 as `¥1,234.56`; with `signed`, income is green with a plus and spending red. */
export function MoneyText({ fen, signed = false }: { fen: number | null | undefined; signed?: boolean }) {
  if (fen === null || fen === undefined) return <>-</>;
  const sign = !signed || fen === 0 ? undefined : fen > 0 ? 'in' : 'out';
  return (
    <Amount data-sign={sign}>
      <Grouped text={sign === 'in' ? `+${formatFen(fen)}` : formatFen(fen)} />
    </Amount>
  );
}

/** Keeps a figure in one line; `data-sign` says whether it came in or went out. */
export const Amount = staticStyled('span')({
  whiteSpace: 'nowrap',
  '&[data-sign="in"]': { color: paletteVar('success-main') },
  '&[data-sign="out"]': { color: paletteVar('error-main') },
});
