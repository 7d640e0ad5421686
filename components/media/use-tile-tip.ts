import { useTranslations } from 'next-intl';
import { mediaTime } from '@/lib/format/relative-time';
import { parseWireTime } from '@/lib/format/shanghai-time';

/** What a tile says when the pointer rests on it: its whole name, and how old it is (specification 9). */
export function useTileTip(): (name: string, createTime: string | null | undefined) => string {
  const translate = useTranslations();
  return (name, createTime) => {
    const made = createTime ? parseWireTime(createTime) : undefined;
    return made ? `${name} · ${mediaTime(made, new Date(), translate)}` : name;
  };
}
