import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { radius } from '@/components/theme/tokens';

/** A grey bar as high as the line of text that will stand there; with `data-block` as high as it is told. */
export const PlainBar = staticStyled('span')({
  display: 'block',
  backgroundColor: paletteVar('hairline-soft'),
  borderRadius: radius.control,
  '&:not([data-block])': { transform: 'scale(1, 0.6)', transformOrigin: '0 55%', '&::before': { content: '"\\00a0"' } },
});

/** Bars pulse as one: an animation for each of some hundred keeps the page busier than what is being waited for. */
const pulsing = {
  animation: 'bars-pulse 2s ease-in-out 0.5s infinite',
  '@keyframes bars-pulse': { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.4 } },
} as const;

/** Holds bars. */
export const PulsingBlock = staticStyled('div')(pulsing);

/** Holds rows of bars in a table. */
export const PulsingRows = staticStyled('tbody')(pulsing);
