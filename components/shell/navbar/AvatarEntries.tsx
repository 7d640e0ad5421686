'use client';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { passwordDialog } from '@/components/account/account-dialogs';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { useIdentity } from '@/components/viewer/IdentityContext';
import { href } from '@/lib/navigation/href';
import { useSignOut } from './use-sign-out';

interface AvatarEntriesProps {
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the person's menu holds. */
export function AvatarEntries({ anchor, open, onClose }: AvatarEntriesProps) {
  const anyText = useTranslations();
  const translate = useTranslations('shell');
  const identity = useIdentity();
  const signOut = useSignOut();
  const password = useOnDemand(passwordDialog);
  const changePassword = () => {
    onClose();
    void password.open(() => null);
  };
  // Whoever chooses to stay, asked about unsaved input, finds the menu closed.
  const leave = () => {
    onClose();
    signOut();
  };
  return (
    <Menu data-of-frame anchorEl={anchor} open={open} onClose={onClose} slotProps={{ paper: { sx: { minWidth: 196, mt: 0.5 } } }}>
      <Who role="presentation">
        <strong>{identity.name}</strong>
        <span>{identity.storeName || translate('mainStore')}</span>
        {identity.introduction && <span>{identity.introduction}</span>}
      </Who>
      <Divider sx={{ my: 0.5 }} />
      <MenuItem component={Link} href={href('/dashboard')} prefetch={false} onClick={onClose}>
        <ListItemIcon>
          <HomeIcon fontSize="small" />
        </ListItemIcon>
        {translate('home')}
      </MenuItem>
      <MenuItem onClick={changePassword} onPointerEnter={password.prefetch}>
        <ListItemIcon>
          <KeyIcon fontSize="small" />
        </ListItemIcon>
        {translate('changePassword')}
      </MenuItem>
      <MenuItem onClick={leave}>
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        {anyText('user.logout')}
      </MenuItem>
    </Menu>
  );
}

const Who = styled('li')({
  display: 'grid',
  padding: '6px 12px 4px',
  maxWidth: 260,
  '& span': { color: paletteVar('text-secondary'), fontSize: sizeVar.small, overflow: 'hidden', textOverflow: 'ellipsis' },
});
