'use client';
import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';

interface Props {
  readonly person: { readonly id: number; readonly nickname: string; readonly avatar: string };
  /** The chip of the state. */
  readonly children: ReactNode;
}

/** Whose record a drawer shows: picture, name, number and state. */
export function PersonHead({ person: { id, nickname, avatar }, children }: Props) {
  const shown = useMediaUrl()(avatar);
  return (
    <Line>
      <Avatar {...(shown ? { src: shown } : {})} alt="" sx={{ width: 36, height: 36 }}>
        {nickname.slice(0, 1)}
      </Avatar>
      <span className="name">{nickname}</span>
      <small>#{id}</small>
      {children}
    </Line>
  );
}

const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  '& .name': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { color: paletteVar('text-tertiary'), fontSize: sizeVar.small, fontWeight: 400 },
});
