import { type StorefrontCall, storefrontPath } from '@/lib/contract/storefront/call';

/** Password of every demo account. */
export const PASSWORD = 'Shangtai123';

interface Answer {
  code?: number;
  msg?: string;
  data: unknown;
}

/** Speaks to the reference API as a program would: with a token, or through its test calls. */
export class ApiCaller {
  constructor(readonly root: string) {}

  /** A login of its own, apart from the browser's. */
  async signIn(username: string, password = PASSWORD): Promise<{ token: string; storeId: number }> {
    return (await this.call('POST', '/v1/admin/user/login', { body: { username, password } })) as { token: string; storeId: number };
  }

  /** One call as a signed-in administrator; a refusal is thrown with its text. */
  async as(username: string, method: string, path: string, body?: unknown): Promise<unknown> {
    const { token, storeId } = await this.signIn(username);
    return this.call(method, path, { headers: { token, storeId: String(storeId) }, ...(body === undefined ? {} : { body }) });
  }

  /** Does what a buyer or a payment channel does, through the simulator. */
  async storefront<Body, Data>(to: StorefrontCall<Body, Data>, body: Body): Promise<Data> {
    return to.data.parse(await this.call('POST', storefrontPath(to), { body }));
  }

  /** Freezes the API's clock at a wire time (Asia/Shanghai), or lets it run again. */
  async setClock(now: string | null): Promise<void> {
    await this.call('POST', '/test/clock', { body: { now } });
  }

  /** Runs timers now, instead of at their minute or hour; all of them when none is named. */
  async runJobs(...jobs: readonly string[]): Promise<void> {
    await this.call('POST', '/test/tick', { body: jobs.length === 0 ? {} : { jobs } });
  }

  private async call(
    method: string,
    path: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: unknown },
  ): Promise<unknown> {
    const answer = await fetch(`${this.root}${path}`, {
      method,
      headers: {
        'idempotency-key': crypto.randomUUID(),
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const envelope = (await answer.json()) as Answer;
    if (envelope.code) throw new Error(`${method} ${path}: ${envelope.code} ${envelope.msg}`);
    return envelope.data;
  }
}
