'use client';
import { styled } from '@mui/material/styles';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { Picture } from '@/components/controls/Picture';
import { radius } from '@/components/theme/tokens';

interface Props {
  readonly urls: readonly string[];
  /** What they show; each is numbered where there are several. */
  readonly label: string;
  readonly size?: number;
}

/** Pictures somebody decides by: small beside each other, each opens whole in a window of its own. */
export function EvidencePictures({ urls, label, size = 64 }: Props) {
  const address = useMediaUrl();
  return (
    <Row>
      {urls.map((url, at) => (
        <a key={url} href={address(url)} target="_blank" rel="noreferrer" style={{ width: size, height: size }}>
          <Picture url={url} alt={urls.length > 1 ? `${label} ${at + 1}` : label} />
        </a>
      ))}
    </Row>
  );
}

const Row = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& a': { flex: 'none', borderRadius: radius.control, overflow: 'hidden' },
});
