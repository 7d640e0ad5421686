import { staticStyled } from '@/components/theme/static-styled';

/** Choices beside each other, in as many lines as they need. */
export const CheckableRow = staticStyled('div')({ display: 'flex', flexWrap: 'wrap' });
