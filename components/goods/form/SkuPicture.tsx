'use client';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/controls/Picture';
import { PlainAddPicture } from '@/components/controls/PlainIcons';
import { useChoosePictures } from '@/components/media/pictures/use-choose-picture';
import { border, paletteVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';

interface Props {
  readonly url: string;
  readonly name: string;
  readonly disabled: boolean;
  onChange(url: string): void;
}

/** The picture of a variant or a spec value: a small place that opens the library; chosen again it is taken away. */
export function SkuPicture({ url, name, disabled, onChange }: Props) {
  const t = useTranslations('goods.form');
  const { choose } = useChoosePictures();
  const pick = async () => {
    if (url !== '') return onChange('');
    const chosen = await choose(1);
    if (chosen?.[0] !== undefined) onChange(chosen[0]);
  };
  return (
    <Place
      type="button"
      disabled={disabled}
      aria-label={t(url === '' ? 'choosePicture' : 'removePicture', { name })}
      title={t(url === '' ? 'choosePicture' : 'removePicture', { name })}
      onClick={() => void pick()}
    >
      {url === '' ? <PlainAddPicture /> : <Picture url={url} alt="" />}
    </Place>
  );
}

const Place = staticStyled('button')({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  overflow: 'hidden',
  cursor: 'pointer',
  fontSize: 20,
  color: paletteVar('text-tertiary'),
  backgroundColor: paletteVar('background-default'),
  border: border,
  borderRadius: 6,
});
