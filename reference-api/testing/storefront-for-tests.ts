import { ApiError } from '@/lib/contract/call/envelope';
import { type StorefrontCall, storefrontPath } from '@/lib/contract/storefront/call';
import { envelopeOf } from './envelope-of';
import type { TestStack } from './world';

/** Does what a buyer does through the simulator; a refusal is thrown. */
export async function buys<Body, Data>({ api }: TestStack, call: StorefrontCall<Body, Data>, body: unknown): Promise<Data> {
  const answer = await api.app.request(storefrontPath(call), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN' },
  });
  const { code, msg, data } = await envelopeOf(answer);
  if (code) throw new ApiError(code, msg ?? '', { data });
  return call.data.parse(data);
}
