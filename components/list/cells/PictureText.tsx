import { type ReactNode, useState } from 'react';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { Small } from '@/components/controls/table-styles';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

interface Props {
  /** As the API gives it: the cell turns it into an address that may be shown. */
  readonly src: string | null | undefined;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly round?: boolean;
  /** Stands in for a picture there is none of, or that cannot be shown. */
  readonly initial?: string;
}

/** A small picture with one or two lines beside it: goods, members, stores. */
export function PictureText({ src, title, note, round = false, initial }: Props) {
  const shown = useMediaUrl()(src);
  const [broken, setBroken] = useState<string>();
  return (
    <Line>
      {shown && shown !== broken ? (
        <Picture
          src={shown}
          alt=""
          loading="lazy"
          decoding="async"
          width={36}
          height={36}
          data-round={round}
          onError={() => setBroken(shown)}
        />
      ) : (
        <span className="blank" data-round={round} aria-hidden>
          {initial}
        </span>
      )}
      <span className="text">
        <span>{title}</span>
        {note !== undefined && <Small as="span">{note}</Small>}
      </span>
    </Line>
  );
}

const Line = staticStyled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  '& img, & .blank': {
    flex: 'none',
    width: 36,
    height: 36,
    borderRadius: 6,
    objectFit: 'cover',
    backgroundColor: paletteVar('hairline-soft'),
    color: 'transparent',
  },
  '& .blank': { display: 'grid', placeItems: 'center', color: paletteVar('text-tertiary'), fontSize: 14 },
  '& [data-round="true"]': { borderRadius: 18 },
  '& .text': { display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: 1.4 },
  '& .text > *, & .text > * > button': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // A button is cut by what it stands in as a whole; it says itself that it goes on. Its own margin lets it begin further left.
  '& .text > * > button': { maxWidth: 'calc(100% + 6px)' },
});

const Picture = staticStyled('img')({});
