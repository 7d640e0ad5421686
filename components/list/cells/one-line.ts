import { staticStyled } from '@/components/theme/static-styled';

/** A text that is cut with an ellipsis rather than making its row higher; give it a `title` that says all of it. */
export const OneLine = staticStyled('span')({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
