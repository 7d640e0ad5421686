import { expect, test } from 'vitest';
import { lettersIn } from './letters-in';

test.each([
  ['', 0],
  ['<p>48 dB</p>', 5],
  ['<p>第一段</p><img src="/media/a.jpg" alt="a > b"><p>后面</p>', 5],
  ['<ul><li><p>一</p></li><li><p>二&nbsp;&amp;三</p></li></ul>', 5],
  ['<h2>😀</h2><p></p>', 1],
])('%s has the letters that are read', (html, letters) => expect(lettersIn(html)).toBe(letters));
