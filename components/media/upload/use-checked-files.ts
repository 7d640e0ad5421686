'use client';
import { useToast } from '@/components/feedback/use-toast';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { MediaKind } from '@/lib/media/file-check';
import { loadForDrawing } from '@/lib/messages/load';
import { useFileSentence } from './file-sentence';
import { useSizeLimit } from './use-size-limit';

/** Sorts out files before they are sent: gives the good ones and says of every other one why it is not taken. */
export function useCheckedFiles(): (files: readonly File[], kind: MediaKind) => Promise<File[]> {
  const [toast, sentence, limitOf, { language }] = [useToast(), useFileSentence(), useSizeLimit(), useLanguage()];
  return async (files, kind) => {
    // A form has the words of its fields, not yet those of the library, whose sentences these are.
    const [maxMb] = await Promise.all([limitOf(kind), loadForDrawing(language, ['media', kind])]);
    return files.filter((file) => {
      const problem = sentence(file, kind, maxMb);
      if (problem !== undefined) toast.error(problem);
      return problem === undefined;
    });
  };
}
