'use client';
import { useTranslations } from 'next-intl';
import { type MediaKind, problemOf } from '@/lib/media/file-check';

/** Gives the sentence for a file that is not taken; undefined for a good one. */
export function useFileSentence(): (file: File, kind: MediaKind, maxMb: number | undefined) => string | undefined {
  const [media, picture, video] = [useTranslations('media'), useTranslations('picture'), useTranslations('video')];
  return (file, kind, maxMb) => {
    const problem = problemOf(file, kind, maxMb);
    if (!problem) return undefined;
    if (problem.key === 'empty') return media('empty');
    const words = kind === 'picture' ? picture : video;
    return problem.key === 'tooLarge' ? words('tooLarge', { n: problem.n }) : words('badType');
  };
}
