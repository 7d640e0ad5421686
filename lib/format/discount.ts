import type { Language } from '@/lib/messages/language';

/** A percentage that is paid, as people name it: Chinese says what is paid of ten, English what is taken off a hundred. */
export const percentTold = (percent: number, language: Language): number => (language === 'en' ? 100 - percent : percent / 10);
