import { expect, test } from 'vitest';
import { z } from 'zod';
import { needs } from '@/lib/contract/access';
import { endpoint } from '@/lib/contract/call/endpoint';
import { id, none, nothing } from '@/lib/contract/field/fields';
import { chosen, confirmed, reasoned, switched } from './constructors';
import type { ActionContext } from './record-action';
import { toOne } from './target';

const endorse = endpoint({
  name: 'card.endorse',
  method: 'PUT',
  path: '/v1/admin/card/endorse',
  access: needs('admin_P2'),
  query: none,
  body: z.object({ id, reason: z.string() }),
  data: nothing,
});

/** A screen that says yes, and types the reason into whatever asks for one; keeps what was sent. */
function screen() {
  const sent: unknown[] = [];
  const write = async (_to: unknown, { body }: { body: unknown }) => void sent.push(body);
  const context = {
    title: '',
    label: '',
    succeededText: '',
    consequence: () => undefined,
    confirm: async () => true,
    ask: async (_dialog: unknown, payload: { act(reason: string): Promise<unknown> }) => payload.act('because'),
    succeeded: () => undefined,
    write,
    writeInForm: write,
  } as unknown as ActionContext;
  return { context, sent };
}

test('what asks for a reason acts on the record, whether or not something is done with the answer', async () => {
  const target = toOne(endorse, ({ id: at }: { id: number }, reason: string) => ({ body: { id: at, reason } }));
  const answers: unknown[] = [];
  const { context, sent } = screen();
  await reasoned(target, { max: 20 }).one({ id: 7 }, context);
  await reasoned(target, { max: 20, answered: (data) => answers.push(data) }).one({ id: 8 }, context);
  expect(sent).toEqual([
    { id: 7, reason: 'because' },
    { id: 8, reason: 'because' },
  ]);
  expect(answers).toHaveLength(1);
});

test('so does what only asks whether it is meant', async () => {
  const target = toOne(endorse, ({ id: at }: { id: number }) => ({ body: { id: at, reason: '' } }));
  const { context, sent } = screen();
  await confirmed(target).one({ id: 7 }, context);
  expect(sent).toEqual([{ id: 7, reason: '' }]);
});

test('what asks for a choice acts once a choice is made, and not at all without one', async () => {
  const target = toOne(endorse, ({ id: at }: { id: number }, reason: string) => ({ body: { id: at, reason } }));
  const { context, sent } = screen();
  const choice = { load: async () => () => null, namespaces: [], ofFrame: false };
  const answering = (answer: string | undefined) => ({ ...context, ask: async () => answer }) as unknown as ActionContext;
  const endorsed = chosen(target, choice, () => ({}));
  await endorsed.one({ id: 7 }, answering('gold'));
  await endorsed.one({ id: 8 }, answering(undefined));
  expect(sent).toEqual([{ id: 7, reason: 'gold' }]);
});

test('a switch says how it went unless the screen shows that by itself', async () => {
  const target = toOne(endorse, ({ id: at }: { id: number }) => ({ body: { id: at, reason: '' } }));
  const { context, sent } = screen();
  const told: string[] = [];
  const telling = (name: string) => ({ ...context, succeeded: () => void told.push(name) });
  await switched(target).one({ id: 1 }, telling('button'));
  await switched(target, { quiet: true }).one({ id: 2 }, telling('quiet'));
  await switched(target, { inCell: true }).one({ id: 3 }, telling('in a cell'));
  expect(sent).toHaveLength(3);
  expect(told).toEqual(['button']);
});
