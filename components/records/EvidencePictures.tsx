'use client';
import { styled } from '@mui/material/styles';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { Picture } from '@/components/controls/Picture';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

interface Props {
  readonly urls: readonly string[];
  /** What they show; each is numbered where there are several. */
  readonly label: string;
  readonly size?: number;
  /** How many are shown; the rest are counted. */
  readonly most?: number;
}

/** Pictures somebody decides by: small beside each other, each opens whole in a window of its own. */
export function EvidencePictures({ urls, label, size = 64, most = urls.length }: Props) {
  const address = useMediaUrl();
  if (urls.length === 0) return <>-</>;
  return (
    <Row>
      {urls.slice(0, most).map((url, at) => (
        <a key={url} href={address(url)} target="_blank" rel="noreferrer" style={{ width: size, height: size }}>
          <Picture url={url} alt={urls.length > 1 ? `${label} ${at + 1}` : label} />
        </a>
      ))}
      {urls.length > most && <em>+{urls.length - most}</em>}
    </Row>
  );
}

const Row = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  verticalAlign: 'middle',
  '& a': { flex: 'none', borderRadius: radius.control, overflow: 'hidden' },
  '& em': { fontStyle: 'normal', fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
});
