import { expect, test } from 'vitest';
import { changeViews, type ViewAction } from './change-views';
import { noViews, parseViews, type SavedViews } from './saved-views';

const view = (id: string, name = id) => ({ id, name, search: `?keyword=${id}` });
const three = ['a', 'b', 'c'].reduce<SavedViews>((state, id) => changeViews(state, { type: 'create', view: view(id) }), noViews);
const after = (...actions: ViewAction[]) => actions.reduce(changeViews, three);
const order = (state: SavedViews) => state.views.map((each) => each.id).join('');

test('views can be created, renamed, overwritten, moved and removed', () => {
  expect(order(three)).toBe('abc');
  expect(order(after({ type: 'move', id: 'c', to: 0 }))).toBe('cab');
  expect(order(after({ type: 'move', id: 'a', to: 99 }))).toBe('bca');
  expect(order(after({ type: 'remove', id: 'b' }))).toBe('ac');
  expect(after({ type: 'rename', id: 'b', name: '  本月大单 ' }).views[1]?.name).toBe('本月大单');
  expect(after({ type: 'rename', id: 'b', name: '   ' }).views[1]?.name).toBe('b');
  expect(after({ type: 'overwrite', id: 'b', search: '?status=1' }).views[1]?.search).toBe('?status=1');
});

test('the default goes with its view and is never one that does not exist', () => {
  const withDefault = after({ type: 'setDefault', id: 'b' });
  expect(withDefault.defaultId).toBe('b');
  expect(changeViews(withDefault, { type: 'remove', id: 'b' }).defaultId).toBeNull();
  expect(changeViews(withDefault, { type: 'remove', id: 'a' }).defaultId).toBe('b');
  expect(after({ type: 'setDefault', id: 'x' }).defaultId).toBeNull();
});

test('what is kept is read back; garbage is no views', () => {
  expect(parseViews(JSON.stringify(three))).toEqual(three);
  for (const text of [null, '', '{', '[]', '{"views":[{"id":1}],"defaultId":null}', '{"views":[]}'])
    expect(parseViews(text)).toEqual(noViews);
});
