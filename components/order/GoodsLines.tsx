import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import type { OrderItem } from '@/lib/contract/order/item';

interface Props {
  readonly items: readonly OrderItem[];
  /** What is said of those that have no line. */
  readonly rest: string;
}

/** Several goods of an order below each other, each in one small line with its picture. */
export function GoodsLines({ items, rest }: Props) {
  const address = useMediaUrl();
  return (
    <Lines>
      {items.map(({ id, image, goodsName, specText, count }, at) => {
        const name = [goodsName, specText].filter(Boolean).join(' ');
        const src = address(image);
        return (
          <li key={id}>
            {src === '' ? <i aria-hidden /> : <Picture src={src} alt="" loading="lazy" decoding="async" width={SIDE} height={SIDE} />}
            <span title={name}>{name}</span>
            <em>×{count}</em>
            {rest !== '' && at === items.length - 1 && <em>{rest}</em>}
          </li>
        );
      })}
    </Lines>
  );
}

const SIDE = 16;

const Picture = staticStyled('img')({});

const Lines = staticStyled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: sizeVar.small,
  lineHeight: '17px',
  '& li': { display: 'flex', alignItems: 'center', gap: 4, height: 17 },
  '& img, & i': {
    flex: 'none',
    width: SIDE,
    height: SIDE,
    borderRadius: 4,
    objectFit: 'cover',
    backgroundColor: paletteVar('hairline-soft'),
    color: 'transparent',
  },
  '& span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& em': { flex: 'none', fontStyle: 'normal', color: paletteVar('text-tertiary') },
});
