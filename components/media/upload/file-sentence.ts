'use client';
import { useTranslations } from 'next-intl';
import { type MediaKind, problemOf } from '@/lib/media/file-check';

/** Gives the sentence for a file that is not taken; undefined for a good one. The sections `media` and the kind's must be there by then. */
export function useFileSentence(): (file: File, kind: MediaKind, maxMb: number | undefined) => string | undefined {
  const t = useTranslations();
  return (file, kind, maxMb) => {
    const problem = problemOf(file, kind, maxMb);
    if (!problem) return undefined;
    if (problem.key === 'empty') return t('media.empty');
    return problem.key === 'tooLarge' ? t(`${kind}.tooLarge`, { n: problem.n }) : t(`${kind}.badType`);
  };
}
