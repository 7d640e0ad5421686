'use client';
import Avatar from '@mui/material/Avatar';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { lazyPart, useLazyPart } from '@/components/dialogs/use-lazy-part';
import { ToolButton } from '@/components/theme/tool-button';
import { useIdentity } from '@/components/viewer/IdentityContext';

const entries = lazyPart(() => import('./AvatarEntries').then((module) => module.AvatarEntries));

/** The person's menu: who one is, and the way out. */
export function AvatarMenu() {
  const translate = useTranslations('shell');
  const identity = useIdentity();
  const picture = useMediaUrl()(identity.avatar);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const Entries = useLazyPart(entries, anchor !== null, close);
  return (
    <>
      <ToolButton
        type="button"
        aria-label={translate('account')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...entries.prefetch}
      >
        <Avatar {...(picture ? { src: picture } : {})} alt="">
          {initialOf(identity.name)}
        </Avatar>
      </ToolButton>
      {Entries && <Entries open={anchor !== null} anchor={anchor} onClose={close} />}
    </>
  );
}

/** The first letter as a person reads it, surrogate pairs and all. */
const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '·';
