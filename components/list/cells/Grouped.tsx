import { staticStyled } from '@/components/theme/static-styled';

/** A figure that may go on in a second line behind a comma, where its cell lets it (table-styles.ts): figures are never cut. */
export function Grouped({ text }: { text: string }) {
  const end = text.indexOf(',') + 1;
  if (end === 0) return text;
  return (
    <>
      {text.slice(0, end)}
      <wbr />
      <Grouped text={text.slice(end)} />
    </>
  );
}

/** Several figures with strokes between them: each moves to a second line as a whole before one of them is broken. */
export function Figures({ text }: { text: string }) {
  const end = text.indexOf(' ');
  const first = (
    <Whole>
      <Grouped text={end === -1 ? text : text.slice(0, end)} />
    </Whole>
  );
  if (end === -1) return first;
  return (
    <>
      {first} <wbr />
      <Figures text={text.slice(end + 1)} />
    </>
  );
}

const Whole = staticStyled('span')({ display: 'inline-block', maxWidth: '100%' });
