'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Picture } from '@/components/controls/Picture';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { paletteVar, sizeVar, softBorder } from '@/components/theme/css-vars';
import type { PicturePlace, Picture as PictureRow } from '@/lib/contract/picture';

/** Says where a picture is used, and that it therefore stays. */
export function UsageDialog({ payload: { picture, places }, answer }: DialogProps<{ picture: PictureRow; places: PicturePlace[] }, true>) {
  const t = useTranslations('picture');
  const media = useTranslations('media');
  const actions = (
    <Button variant="contained" autoFocus onClick={() => answer(true)}>
      {media('ok')}
    </Button>
  );
  return (
    <DialogFrame title={t('usedTitle')} width={440} role="alertdialog" actions={actions}>
      <Lead>
        <span className="thumb">
          <Picture url={picture.thumb || picture.url} alt="" />
        </span>
        <span>
          {t('usedIn')}
          <small>{t('usedAdvice')}</small>
        </span>
      </Lead>
      <Uses tabIndex={0} aria-label={t('usedIn')}>
        {places.map((place) => (
          <li key={`${place.kind}-${place.id}`}>
            <b>{t(`place.${place.kind}`)}</b>
            <span>{place.name || `#${place.id}`}</span>
          </li>
        ))}
      </Uses>
    </DialogFrame>
  );
}

const Lead = styled('div')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  '& .thumb': { flex: 'none', width: 56, height: 56, borderRadius: 6 },
  '& small': { display: 'block', fontSize: sizeVar.small, color: paletteVar('text-secondary') },
});
/** It scrolls once there are many: the keyboard reaches it for that. */
const Uses = styled('ul')({
  listStyle: 'none',
  margin: '12px 0 0',
  padding: 0,
  maxHeight: 240,
  overflowY: 'auto',
  '& li': { display: 'flex', gap: 12, padding: '6px 0', borderTop: softBorder },
  '& b': { flex: '0 0 96px', fontWeight: 400, color: paletteVar('text-secondary') },
  '& span': { minWidth: 0, overflowWrap: 'anywhere' },
});
