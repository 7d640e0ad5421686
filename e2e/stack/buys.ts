import { type StorefrontCall, storefrontPath } from '@/lib/contract/storefront/call';
import type { TestStack } from './test-stack';

/** Does what a buyer or a payment channel does, through the simulator. */
export async function buys<Body, Data>({ api }: TestStack, call: StorefrontCall<Body, Data>, body: unknown): Promise<Data> {
  const answer = await fetch(`${api.root}${storefrontPath(call)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: unknown };
  if (code) throw new Error(`${call.path}: ${code} ${msg}`);
  return call.data.parse(data);
}
