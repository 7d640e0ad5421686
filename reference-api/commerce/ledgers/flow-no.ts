import { randomInt } from 'node:crypto';
import { wireTime } from '@/lib/format/shanghai-time';

const RANDOM_END = 100_000_000;

/** The number of a document or a flow: its letter, the second, and eight random digits. */
export const flowNo = (letter: string, now: Date): string =>
  `${letter}${wireTime(now).replace(/\D/g, '')}${String(randomInt(RANDOM_END)).padStart(8, '0')}`;
