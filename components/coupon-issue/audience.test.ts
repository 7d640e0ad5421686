import { describe, expect, test } from 'vitest';
import { mobilesIn } from './audience';

describe('mobilesIn', () => {
  test('finds the numbers of a column, a line or a quoted sheet, each once', () => {
    expect(mobilesIn('手机号\n13800000001\n13800000002,13800000001；"13900000003"')).toEqual({
      mobiles: ['13800000001', '13800000002', '13900000003'],
      again: 1,
      wrong: 0,
    });
  });

  test('passes over what is no mobile number, and counts it', () => {
    expect(mobilesIn('12800000001 1380000000 abc 138000000012')).toEqual({ mobiles: [], again: 0, wrong: 3 });
  });
});
