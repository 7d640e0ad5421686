import { describe, expect, test } from 'vitest';
import { codes, proxyCodes } from '@/lib/contract/call/codes';
import { ApiError, TransportError } from '@/lib/contract/call/envelope';
import { kingKongRow } from '@/lib/contract/king-kong';
import { reorder, type SlotBody } from './reorder';

const slots = [30, 20].map((sort, index) =>
  kingKongRow.parse({ id: index + 1, slot: index + 1, sort, version: 4, later: { kept: index } }),
);

/** A server that answers the list with an error and takes everything else. */
async function saved(refusal: Error | null): Promise<SlotBody[]> {
  const bodies: SlotBody[] = [];
  await reorder(slots, async (body) => {
    bodies.push(body);
    if (refusal && 'list' in body) throw refusal;
  });
  return bodies;
}
const list = {
  list: [
    { id: 1, sort: 30 },
    { id: 2, sort: 20 },
  ],
};

describe('a new order of the slots', () => {
  test('goes in one call where the server takes it', async () => {
    expect(await saved(null)).toEqual([list]);
  });

  test.each([
    ['a refusal of the fields', codes.invalidFields],
    ['a refusal of the body', codes.invalidRequest],
    ['a slot that is not found', codes.notFound],
    ['a code of its own', 99_999],
    ['an HTTP status without an envelope', proxyCodes.upstreamStatus],
    ['a page that is no JSON', proxyCodes.notJson],
    ['a status nobody knows', proxyCodes.badStatus],
    ['a call it does not know', proxyCodes.noSuchCall],
    ['a body it finds malformed', proxyCodes.malformed],
  ])('goes one by one, each slot whole, after %s', async (_what, code) => {
    expect(await saved(new ApiError(code, 'no'))).toEqual([list, ...slots]);
    expect(slots[0]).toMatchObject({ version: 4, later: { kept: 0 } });
  });

  test.each([
    ['a login that is gone', new ApiError(codes.sessionExpired, 'no')],
    ['a missing right', new ApiError(codes.noPermission, 'no')],
    ['a change by somebody else', new ApiError(codes.versionConflict, 'no')],
    ['a server that is too slow', new ApiError(proxyCodes.timeout, 'no')],
    ['a lost connection', new TransportError('no')],
  ])('is not tried again after %s', async (_what, refusal) => {
    await expect(saved(refusal)).rejects.toBe(refusal);
  });
});
