import { describe, expect, it } from 'vitest';
import { codes } from '@/lib/contract/call/codes';
import { ApiError } from '@/lib/contract/call/envelope';
import { rightsNews, rightsWord, tellsOfRights } from './rights';

describe('the word for a set of rights', () => {
  const word = rightsWord({ permissions: ['admin_P1', 'admin_P5'], auths: ['UPLOAD_GOODS'] });

  it('does not depend on order or repetition', () => {
    expect(rightsWord({ permissions: ['admin_P5', 'admin_P1', 'admin_P5'], auths: ['UPLOAD_GOODS'] })).toBe(word);
  });

  it.each([
    { permissions: ['admin_P1'], auths: ['UPLOAD_GOODS'] },
    { permissions: ['admin_P1', 'admin_P5'], auths: [] },
    { permissions: ['admin_P1', 'admin_P5', 'UPLOAD_GOODS'], auths: [] },
  ])('differs for %j', (other) => {
    expect(rightsWord(other)).not.toBe(word);
  });
});

describe('a failure that tells of rights', () => {
  const refused = (code: number) => new ApiError(code, 'no', {});
  it.each([codes.mainStoreOnly, codes.uploadGoodsNotGranted, codes.noPermission, codes.featureNotGranted])('%d does', (code) => {
    expect(tellsOfRights(refused(code))).toBe(true);
  });
  it.each([refused(codes.otherStoresRow), refused(codes.notFound), new Error('40303'), null])('%s does not', (error) => {
    expect(tellsOfRights(error)).toBe(false);
  });
});

describe('the news of rights', () => {
  it('is none until a look finds others', () => {
    expect(rightsNews('P1', 'P1')).toBe('none');
    expect(rightsNews('P1', 'P1', { drawn: 'P1', present: 'P1' })).toBe('none');
    expect(rightsNews('P1', 'P1', { drawn: 'P1', present: 'P5' })).toBe('changed');
  });

  it('is that they were taken over once the window is drawn with others', () => {
    expect(rightsNews('P5', 'P1', { drawn: 'P1', present: 'P5' })).toBe('updated');
    expect(rightsNews('P5', 'P5', { drawn: 'P1', present: 'P5' })).toBe('none');
  });

  it('is not asked for by a look that ended while the window was being drawn anew', () => {
    expect(rightsNews('P5', 'P1', { drawn: 'P1', present: 'P1 P5' })).toBe('updated');
  });
});
