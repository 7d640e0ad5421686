import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { radius } from '@/components/theme/tokens';

const bar = { display: 'block', backgroundColor: paletteVar('hairline-soft'), borderRadius: radius.control } as const;
/** As high as a line of text, three fifths of it seen. */
const line = { transform: 'scale(1, 0.6)', transformOrigin: '0 55%' } as const;
const lineOfText = '"\\00a0"';

/** A grey bar as high as the line of text that will stand there; with `data-block` as high as it is told. */
export const PlainBar = staticStyled('span')({
  ...bar,
  '&:not([data-block])': { ...line, '&::before': { content: lineOfText } },
});

/** Bars pulse as one: an animation for each of some hundred keeps the page busier than what is being waited for. */
const pulsing = {
  animation: 'bars-pulse 2s ease-in-out 0.5s infinite',
  '@keyframes bars-pulse': { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.4 } },
} as const;

/** Holds bars. */
export const PulsingBlock = staticStyled('div')(pulsing);

/**
 * Rows whose empty cells are bars, of different lengths as words are. The style sheet draws them: elements of their own, three hundred on
 * a usual page, are half of what there is to draw before the first rows come.
 */
export const PulsingRows = staticStyled('tbody')({
  ...pulsing,
  '& td:not(.check, .unfold)::before': { ...bar, ...line, content: lineOfText, width: '80%' },
  '& td:not(:last-child):nth-of-type(2n)::before': { width: '64%' },
  '& tr:nth-of-type(2n) td:not(:last-child):nth-of-type(3n)::before': { width: '54%' },
});
