'use client';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { staticStyled } from '@/components/theme/static-styled';
import { radius } from '@/components/theme/tokens';
import { joinNames } from '@/lib/format/punctuation';

interface Props {
  readonly names: readonly string[];
  /** How many are shown; the rest are counted. */
  readonly most: number;
  /** Shows all of them. */
  readonly onMore?: { readonly label: string; act(): void } | undefined;
}

/** The first few names and how many more there are. */
export function NameChips({ names, most, onMore }: Props) {
  const { language } = useLanguage();
  const rest = names.length - most;
  if (names.length === 0) return <>-</>;
  return (
    <Line title={joinNames(names, language)}>
      {names.slice(0, most).map((name) => (
        <span key={name}>{name}</span>
      ))}
      {rest > 0 &&
        (onMore ? (
          <button type="button" className="count" aria-label={onMore.label} onClick={onMore.act}>
            +{rest}
          </button>
        ) : (
          <span className="count">+{rest}</span>
        ))}
    </Line>
  );
}

const Line = staticStyled('span')({
  display: 'flex',
  gap: 4,
  '& > *': {
    flex: '0 1 auto',
    minWidth: 30,
    height: 22,
    padding: '0 7px',
    border: 0,
    borderRadius: radius.chip,
    font: 'inherit',
    lineHeight: '22px',
    fontSize: sizeVar.small,
    backgroundColor: paletteVar('neutral-soft'),
    color: paletteVar('neutral-main'),
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  // On the card of a phone there is room below.
  'dd &': { flexWrap: 'wrap' },
  'dd & > *': { flex: 'none', maxWidth: '100%' },
  // The count is never cut, whatever room the names take.
  '& > .count': { flex: 'none' },
  '& > button': {
    minWidth: 24,
    height: 24,
    cursor: 'pointer',
    color: paletteVar('primary-dark'),
    backgroundColor: paletteVar('primary-soft'),
  },
});
