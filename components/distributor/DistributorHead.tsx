'use client';
import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { Distributor } from '@/lib/contract/distributor';
import { DistributorChip } from './DistributorChip';

/** Who it is: picture, name, number and state. */
export function DistributorHead({ distributor: { id, nickname, avatar, status } }: { distributor: Distributor }) {
  const shown = useMediaUrl()(avatar);
  return (
    <Line>
      <Avatar {...(shown ? { src: shown } : {})} alt="" sx={{ width: 36, height: 36 }}>
        {nickname.slice(0, 1)}
      </Avatar>
      <span className="name">{nickname}</span>
      <small>#{id}</small>
      <DistributorChip status={status} />
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
