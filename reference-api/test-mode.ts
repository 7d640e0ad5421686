import type { Context as HonoContext } from 'hono';
import { z } from 'zod';
import { codes } from '@/lib/contract/call/codes';
import { parseWireTime, wireTime } from '@/lib/format/shanghai-time';
import { success } from './answer';
import { jobs } from './jobs/registry';
import { parseJson } from './parse-input';
import { Refusal } from './refusal';
import type { Api } from './serve';

const clockBody = z.object({ now: z.string().nullable() });
const tickBody = z.object({ jobs: z.array(z.string()).optional() });

/** Mounts the calls that move the clock and run the timers by hand (domain/reference-api.md 1). Test mode alone has them. */
export function mountTestMode({ app, context }: Api): void {
  const { clock } = context;

  app.post('/test/clock', async (c) => {
    const { now } = await bodyOf(c, clockBody);
    const at = now === null ? null : parseWireTime(now);
    if (at === undefined) throw new Refusal(codes.invalidRequest);
    clock.freeze(at);
    return c.json(success({ now: wireTime(clock.now()), frozen: clock.frozen }));
  });

  app.post('/test/tick', async (c) => {
    const wanted = (await bodyOf(c, tickBody)).jobs ?? jobs.map(({ name }) => name);
    if (wanted.some((name) => !jobs.some((job) => job.name === name))) throw new Refusal(codes.invalidRequest);
    const ran: { job: string; changed: number }[] = [];
    for (const job of jobs.filter(({ name }) => wanted.includes(name))) {
      const changed = await job.run(context);
      ran.push({ job: job.name, changed });
    }
    return c.json(success({ now: wireTime(clock.now()), ran }));
  });
}

async function bodyOf<Body>(c: HonoContext, schema: z.ZodType<Body>): Promise<Body> {
  const text = await c.req.text();
  const parsed = schema.safeParse(text === '' ? {} : parseJson(text));
  if (!parsed.success) throw new Refusal(codes.invalidRequest);
  return parsed.data;
}
