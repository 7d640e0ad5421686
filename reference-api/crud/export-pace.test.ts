import { describe, expect, it } from 'vitest';
import { proxyCodes } from '@/lib/contract/call/codes';
import { Refusal } from '@/reference-api/refusal';
import { takeExportSlot } from './export-slots';
import { pacedWriter, SlowReader } from './paced-writer';

describe('exports at their readers pace (D7)', () => {
  it('security D7: are given up when nobody reads', async () => {
    const { writable } = new TransformStream<Uint8Array, Uint8Array>();
    const write = pacedWriter(writable.getWriter(), { stepMs: 20 });
    await expect(write(new Uint8Array(10))).rejects.toBeInstanceOf(SlowReader);
  });

  it('are given up when they are read, but for ever', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const reader = readable.getReader();
    const write = pacedWriter(writable.getWriter(), { stepMs: 1_000, wholeMs: 30 });
    const drip = async () => {
      for (;;) {
        const read = reader.read();
        await Promise.all([write(new Uint8Array(1)), read]);
      }
    };
    await expect(drip()).rejects.toBeInstanceOf(SlowReader);
  });

  it('of one administrator and of all are bounded, and a slot that is given back is free', () => {
    const busy = expect.objectContaining({ code: proxyCodes.busy });
    const slots = [1, 1, 2, 2, 3, 3].map((who) => takeExportSlot(who));
    expect(() => takeExportSlot(1)).toThrow(Refusal);
    expect(() => takeExportSlot(4)).toThrow(busy);
    slots[0]?.();
    slots[0]?.();
    expect(() => takeExportSlot(2)).toThrow(busy);
    const again = takeExportSlot(4);
    for (const give of [...slots, again]) give();
  });
});
