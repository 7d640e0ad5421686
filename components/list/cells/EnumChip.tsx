'use client';
import { useTranslations } from 'next-intl';
import { StatusChip, type StatusKind } from './StatusChip';

/** What the codes of an enumeration mean; one that is not named is closed. */
export type ChipKinds = Readonly<Record<number, StatusKind>>;

interface Props {
  /** Its words stand in `enums.<enumeration>.<code>`. */
  readonly enumeration: string;
  readonly kinds: ChipKinds;
  readonly code: number;
}

/** A code of an enumeration in words, on the colour of what it means. */
export function EnumChip({ enumeration, kinds, code }: Props) {
  const t = useTranslations('enums');
  return <StatusChip kind={kinds[code] ?? 'closed'} label={t(`${enumeration}.${code}`)} />;
}
