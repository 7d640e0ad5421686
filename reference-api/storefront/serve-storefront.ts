import { type StorefrontCall, storefrontPath } from '@/lib/contract/storefront/call';
import { languageFor, success } from '@/reference-api/answer';
import { callerAddress } from '@/reference-api/caller-address';
import { asBuyer, type Effect } from '@/reference-api/commerce/effect';
import { parseInput, parseJson } from '@/reference-api/parse-input';
import type { Api } from '@/reference-api/serve';
import { inTransaction } from '@/reference-api/transaction';

/** What an effect of the simulator may also want to know. */
export interface FromStorefront {
  ip: string;
}

/** Mounts one call of the simulator: checked like a call of the contract, run as one transaction, caused by a buyer. */
export function serveStorefront<Body, Data>(
  { app, context }: Api,
  call: StorefrontCall<Body, Data>,
  run: (effect: Effect, body: Body, from: FromStorefront) => Data | Promise<Data>,
): void {
  app.post(storefrontPath(call), async (c) => {
    const text = await c.req.text();
    const body = parseInput(call.body, text === '' ? {} : parseJson(text), call, { texts: context.texts, language: languageFor(c) });
    const { keys, gateway, clock } = context;
    const data = await inTransaction(context.database, async (database) =>
      run(asBuyer({ database, now: clock.now(), keys, gateway }, ''), body, { ip: callerAddress(c, context) }),
    );
    return c.json(success(call.data.parse(data)));
  });
}
