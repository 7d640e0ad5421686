'use client';
import Avatar from '@mui/material/Avatar';
import { useMediaUrl } from '@/components/controls/MediaPlaces';

/** The picture of an administrator, or the first letter of the name. */
export function UserAvatar({ url, name }: { url: string; name: string }) {
  const src = useMediaUrl()(url);
  return (
    <Avatar {...(src === '' ? {} : { src })} alt="" sx={{ width: 32, height: 32, fontSize: 14 }}>
      {[...name.trim()][0]?.toUpperCase()}
    </Avatar>
  );
}
