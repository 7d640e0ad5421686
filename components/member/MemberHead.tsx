'use client';
import Avatar from '@mui/material/Avatar';
import { styled } from '@mui/material/styles';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import type { Member } from '@/lib/contract/member';
import { MemberStatusChip } from './MemberStatusChip';

/** Who it is: picture, name, number and state. */
export function MemberHead({ member }: { member: Member }) {
  const shown = useMediaUrl()(member.avatar);
  return (
    <Line>
      <Avatar {...(shown ? { src: shown } : {})} alt="" sx={{ width: 36, height: 36 }}>
        {member.nickname.slice(0, 1)}
      </Avatar>
      <span className="name">{member.nickname}</span>
      <small>#{member.id}</small>
      <MemberStatusChip status={member.status} />
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
