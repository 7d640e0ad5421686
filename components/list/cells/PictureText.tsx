import { type ReactNode, useState } from 'react';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { SmallText, TWO_LINES } from '@/components/controls/table-styles';
import { LinkButton } from '@/components/list/cells/link-button';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

interface Props {
  /** As the API gives it: the cell turns it into an address that may be shown. */
  readonly src: string | null | undefined;
  readonly title: ReactNode;
  /** Opens the record: the title is a button then. */
  readonly onOpen?: () => void;
  readonly note?: ReactNode;
  readonly round?: boolean;
  /** Stands in for a picture there is none of, or that cannot be shown. */
  readonly initial?: string;
}

/** A small picture with a name of up to two lines and a note beside it: goods, members, stores. */
export function PictureText({ src, title, onOpen, note, round = false, initial }: Props) {
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
        {onOpen ? (
          <LinkButton type="button" title={typeof title === 'string' ? title : undefined} onClick={onOpen}>
            <span className="name">{title}</span>
          </LinkButton>
        ) : (
          <span className="name">{title}</span>
        )}
        {note !== undefined && <SmallText>{note}</SmallText>}
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
  '& .text > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Its own margin lets it begin further left; what a pointer needs in height is its padding, which two lines do not need.
  '& .text > button': {
    alignSelf: 'start',
    maxWidth: 'calc(100% + 6px)',
    margin: '-2px 0 -2px -6px',
    padding: '2px 6px',
    textAlign: 'start',
    lineHeight: 1.4,
  },
  '& .text .name': { ...TWO_LINES, overflowWrap: 'anywhere', whiteSpace: 'normal', textWrap: 'pretty' },
});

const Picture = staticStyled('img')({});
