'use client';
import BrokenImage from '@mui/icons-material/BrokenImageOutlined';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { useMediaUrl } from './MediaPlaces';
import { spokenName } from './sorting/spoken-name';

interface Props {
  readonly url: string | null | undefined;
  readonly alt: string;
  /** Pictures with something see-through are shown whole; photographs fill their box. */
  readonly whole?: boolean;
}

/** A picture that fills its box: a soft ground while it loads, a sign when it cannot be shown. */
export function Picture({ url, alt, whole = false }: Props) {
  const t = useTranslations('media');
  const shown = useMediaUrl()(url);
  const [broken, setBroken] = useState<string>();
  if (shown === '' || broken === shown) {
    return (
      <Broken role="img" aria-label={spokenName(alt, t('broken'))}>
        <BrokenImage aria-hidden />
        <span aria-hidden>{t('broken')}</span>
      </Broken>
    );
  }
  return (
    <Shown src={shown} alt={alt} loading="lazy" decoding="async" draggable={false} data-whole={whole} onError={() => setBroken(shown)} />
  );
}

const Shown = staticStyled('img')({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  borderRadius: 'inherit',
  backgroundColor: paletteVar('hairline-soft'),
  '&[data-whole="true"]': { objectFit: 'contain' },
});
const Broken = staticStyled('span')({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 4,
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: paletteVar('hairline-soft'),
  color: paletteVar('text-tertiary'),
  fontSize: sizeVar.small,
});
