'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { Picture } from '@/components/controls/Picture';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';

interface Props {
  readonly images: readonly string[];
  /** How many are shown; the rest are counted. */
  readonly most?: number;
  readonly size?: number;
}

/** What an applicant attached; each opens in a window of its own. */
export function ApplyImages({ images, most = images.length, size = 36 }: Props) {
  const t = useTranslations('distributorApply');
  const address = useMediaUrl();
  if (images.length === 0) return <>-</>;
  return (
    <Line>
      {images.slice(0, most).map((url, index) => (
        <a key={url} href={address(url)} target="_blank" rel="noreferrer" style={{ width: size, height: size }}>
          <Picture url={url} alt={t('image', { n: index + 1 })} />
        </a>
      ))}
      {images.length > most && <em>+{images.length - most}</em>}
    </Line>
  );
}

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  '& a': { flex: 'none', borderRadius: 6, overflow: 'hidden' },
  '& em': { fontStyle: 'normal', fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
});
