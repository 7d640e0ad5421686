import { randomInt } from 'node:crypto';
import { wireTime } from '@/lib/format/shanghai-time';

const SECOND_DIGITS = 14;
const RANDOM_DIGITS = 8;
const WHOLE = new RegExp(`^[A-Z]{1,2}\\d{${SECOND_DIGITS + RANDOM_DIGITS}}$`);

/** The number of a document or a flow: its letter, the second, and eight random digits. */
export const flowNo = (letter: string, now: Date): string =>
  `${letter}${wireTime(now).replace(/\D/g, '')}${String(randomInt(10 ** RANDOM_DIGITS)).padStart(RANDOM_DIGITS, '0')}`;

/** Whether a text is such a number to its last digit, and not a piece of one. */
export const isFlowNo = (text: string): boolean => WHOLE.test(text);
