import type { ReactNode } from 'react';
import { PictureText } from './PictureText';

interface Props {
  readonly person: { readonly nickname: string; readonly avatar: string };
  /** A second line: a number, a mobile. */
  readonly note?: ReactNode;
  /** Opens the record; without it the name is plain text. */
  readonly onOpen?: () => void;
}

/** A member or distributor by picture and name. */
export const PersonCell = ({ person: { nickname, avatar }, note, onOpen }: Props) => (
  <PictureText round src={avatar} initial={nickname.slice(0, 1)} title={nickname} note={note} {...(onOpen && { onOpen })} />
);
