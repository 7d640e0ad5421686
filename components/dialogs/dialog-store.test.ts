import { describe, expect, it, vi } from 'vitest';
import type { DialogProps } from './dialog-entries';
import { createDialogStore, type DialogStore } from './dialog-store';

const Question = (_props: DialogProps<{ text: string }, number>) => null;
const make = () => createDialogStore(() => null);
const answerOf = (store: DialogStore) => {
  const [entry] = store.get();
  if (!entry) throw new Error('nothing was asked');
  return (entry.drawn.props as DialogProps<unknown, number>).answer;
};

describe('asked dialogs', () => {
  it('give their answer and stay, closed, until their animation has ended', async () => {
    const store = make();
    const answer = store.ask('', Question, { text: 'a' });
    answerOf(store)(7);
    expect(await answer).toBe(7);
    expect(store.get()).toMatchObject([{ id: 1, open: false, drawn: { props: { payload: { text: 'a' } } } }]);
    store.remove(1);
    expect(store.get()).toEqual([]);
  });

  it('answer once', async () => {
    const store = make();
    const answer = store.ask('', Question, { text: 'a' });
    const say = answerOf(store);
    say(1);
    say(2);
    expect(await answer).toBe(1);
  });

  it('of a hidden tab are dismissed, those of others stay', async () => {
    const store = make();
    for (const tab of ['orders', 'goods']) store.enter(tab);
    const hidden = store.ask('orders', Question, { text: 'a' });
    const other = vi.fn();
    void store.ask('goods', Question, { text: 'b' }).then(other);
    store.dismiss('orders');
    expect(await hidden).toBeUndefined();
    expect(other).not.toHaveBeenCalled();
    expect(store.get().map(({ scope, open }) => [scope, open])).toEqual([
      ['orders', false],
      ['goods', true],
    ]);
    store.dismiss();
    await expect.poll(() => other).toHaveBeenCalledWith(undefined);
  });

  it('are not asked from a tab that is hidden: their code may have come after it was left', async () => {
    const store = make();
    const leave = store.enter('orders');
    const before = store.ask('orders', Question, { text: 'a' });
    leave();
    expect([await before, await store.ask('orders', Question, { text: 'b' })]).toEqual([undefined, undefined]);
    expect(store.get()).toHaveLength(1);
    store.enter('orders');
    void store.ask('orders', Question, { text: 'c' });
    expect(store.get()).toHaveLength(2);
  });

  it('stack in the order they were asked', () => {
    const store = make();
    const heard = vi.fn();
    store.subscribe(heard);
    void store.ask('', Question, { text: 'below' });
    void store.ask('', Question, { text: 'above' });
    expect(store.get().map(({ drawn }) => drawn.props)).toMatchObject([{ payload: { text: 'below' } }, { payload: { text: 'above' } }]);
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
