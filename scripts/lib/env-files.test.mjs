import { expect, test } from 'vitest';
import { parseEnv } from './env-files.mjs';

test('names, quotes, comments, blank and malformed lines', () => {
  const text = [
    '# a comment',
    'A=1',
    'export B = two words ',
    "C='#kept # here' # dropped",
    'D="x=y"',
    'E=value # dropped',
    'F=a#b',
    'G=',
    'no line',
    '',
    'H=#only',
  ].join('\r\n');
  expect(parseEnv(text)).toEqual({ A: '1', B: 'two words', C: '#kept # here', D: 'x=y', E: 'value', F: 'a#b', G: '', H: '' });
});
