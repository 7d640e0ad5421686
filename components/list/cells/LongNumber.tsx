import { sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { CopyText } from './CopyText';

/** A number of more than twenty digits, in two lines of small print rather than cut off; with a button that copies it. */
export const LongNumber = ({ text }: { text: string }) => (
  <CopyText text={text}>
    <Digits>{text}</Digits>
  </CopyText>
);

/** Breaks where it must, into lines of one length. */
export const Digits = staticStyled('span')({
  display: 'block',
  fontSize: sizeVar.small,
  lineHeight: 1.4,
  textAlign: 'start',
  whiteSpace: 'normal',
  wordBreak: 'break-all',
  textWrap: 'balance',
});
