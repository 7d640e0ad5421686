import { expect, test } from 'vitest';
import { answerCalls } from '@/components/testing/answered-calls';
import { codes, proxyCodes } from '@/lib/contract/call/codes';
import { storeLevelDefaults } from '@/lib/contract/store-level';
import { offeredDefaults } from './offered-defaults';

const refused = (code: number) => answerCalls(storeLevelDefaults, () => Response.json({ code, msg: '不可用' }));

test.each([proxyCodes.noSuchCall, proxyCodes.wrongMethod, codes.notFound])(
  'a server that has no such call (%i) offers nothing',
  async (code) => {
    refused(code);
    expect(await offeredDefaults()).toEqual({});
  },
);

test.each([proxyCodes.timeout, proxyCodes.network, codes.internal, codes.sessionExpired])(
  'after %i nobody knows what is offered, and no form opens with a rate of nothing',
  async (code) => {
    refused(code);
    await expect(offeredDefaults()).rejects.toMatchObject({ code });
  },
);
