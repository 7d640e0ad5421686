'use client';
import Avatar from '@mui/material/Avatar';
import { useTranslations } from 'next-intl';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { useLazyMenu } from '@/components/dialogs/use-lazy-menu';
import { lazyPart } from '@/components/dialogs/use-lazy-part';
import { ToolButton } from '@/components/theme/tool-button';
import { useIdentity } from '@/components/viewer/IdentityContext';

const entries = lazyPart(() => import('./AvatarEntries').then((module) => module.AvatarEntries));

/** The person's menu: who one is, and the way out. */
export function AvatarMenu() {
  const translate = useTranslations('shell');
  const identity = useIdentity();
  const picture = useMediaUrl()(identity.avatar);
  const { Menu, params, button } = useLazyMenu(entries);
  return (
    <>
      <ToolButton type="button" aria-label={translate('account')} {...button}>
        <Avatar {...(picture ? { src: picture } : {})} alt="">
          {initialOf(identity.name)}
        </Avatar>
      </ToolButton>
      {Menu && <Menu {...params} />}
    </>
  );
}

/** The first letter as a person reads it, surrogate pairs and all. */
const initialOf = (name: string) => [...name.trim()][0]?.toUpperCase() ?? '·';
