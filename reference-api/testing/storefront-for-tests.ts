import { ApiError, envelope } from '@/lib/contract/call/envelope';
import { type StorefrontCall, storefrontPath } from '@/lib/contract/storefront/call';
import type { TestStack } from './world';

/** Does what a buyer does through the simulator; a refusal is thrown. */
export async function buys<Body, Data>({ api }: TestStack, call: StorefrontCall<Body, Data>, body: unknown): Promise<Data> {
  const answer = await api.app.request(storefrontPath(call), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'accept-language': 'zh-CN' },
  });
  const { code, msg, data } = envelope.parse(await answer.json());
  if (code) throw new ApiError(code, msg ?? '', { data });
  return call.data.parse(data);
}
