'use client';
import { Picture } from '@/components/controls/Picture';
import { paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

/** The icon of a level in its cell. */
export const LevelIcon = ({ url, name }: { url: string; name: string }) => (
  <IconBox>{url === '' ? name.slice(0, 1) : <Picture url={url} alt={name} whole />}</IconBox>
);

const IconBox = staticStyled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: 6,
  overflow: 'hidden',
  color: paletteVar('text-secondary'),
  backgroundColor: paletteVar('hairline-soft'),
});
