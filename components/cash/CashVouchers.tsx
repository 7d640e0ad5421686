'use client';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { Picture } from '@/components/controls/Picture';

/** Proofs of a payment; each opens in a window of its own. */
export function CashVouchers({ images, size }: { images: readonly string[]; size: number }) {
  const t = useTranslations('cash');
  const address = useMediaUrl();
  if (images.length === 0) return <>-</>;
  return (
    <Line>
      {images.map((url, index) => (
        <a key={url} href={address(url)} target="_blank" rel="noreferrer" style={{ width: size, height: size }}>
          <Picture url={url} alt={t('voucherNo', { n: index + 1 })} />
        </a>
      ))}
    </Line>
  );
}

const Line = styled('span')({
  display: 'inline-flex',
  gap: 4,
  verticalAlign: 'middle',
  '& a': { flex: 'none', borderRadius: 6, overflow: 'hidden' },
});
