import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { PHONE_QUERY } from '@/components/theme/tokens';

/** A time as the server writes it, the hour under the day: half as wide as in one line; one line again on a card. */
export function StackedTime({ time }: { time: string | null | undefined }) {
  if (!time) return <>-</>;
  const [day, clock] = time.split(' ');
  return (
    <Time dateTime={`${day}T${clock}+08:00`}>
      {day} <small>{clock}</small>
    </Time>
  );
}

const Time = staticStyled('time')({
  whiteSpace: 'nowrap',
  '& small': { display: 'block', fontSize: sizeVar.small, color: `var(--small-ink, ${paletteVar('text-tertiary')})` },
  [`@media ${PHONE_QUERY}`]: { '& small': { display: 'inline', fontSize: 'inherit', color: 'inherit' } },
});
