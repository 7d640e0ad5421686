import type { Components, Theme } from '@mui/material/styles';
import { avatarTint } from '../tokens';

/** A person's picture, or the first letter on a warm ground. */
export const avatar: Components<Theme> = {
  MuiAvatar: {
    styleOverrides: {
      root: { width: 30, height: 30, fontSize: 14, fontWeight: 600 },
      colorDefault: { backgroundImage: `linear-gradient(135deg, ${avatarTint.from}, ${avatarTint.to})`, color: avatarTint.text },
    },
  },
};
