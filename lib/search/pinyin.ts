import { pinyin } from 'pinyin-pro';
import type { Speller } from './spelling';

/** Sounds of Chinese characters without tones. In a file of its own because its dictionary is loaded with the palette only. */
export const pinyinSpeller: Speller = (text) => pinyin(text, { toneType: 'none', type: 'array', nonZh: 'spaced', v: true });
