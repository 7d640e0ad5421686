import { describe, expect, it } from 'vitest';
import { type PermissionNode, permissionTree } from '@/lib/contract/permission';
import { allToggled, changeable, choicesOf, codesIn, fitting, stateOf, toggled } from './permission-choice';

const flat = [
  ['platform', 1],
  ['admin_P1', 0],
  ['admin_P1.edit', 0],
  ['admin_P1.balance', 1],
  ['admin_P6', 0],
  ['admin_P6.os', 1],
] as const;
const ids: readonly string[] = flat.map(([code]) => code);
const nodes: PermissionNode[] = flat.map(([code, mainStoreOnly], index) => ({
  id: index + 1,
  parentId: code.includes('.') ? ids.indexOf(code.split('.')[0] ?? '') + 1 : null,
  code,
  name: code,
  type: code.includes('.') ? 'action' : 'menu',
  mainStoreOnly,
  sort: index,
  children: [],
}));
const tree = permissionTree(nodes);
const main = choicesOf(tree, 1, 'view');
const anything = () => true;
const without =
  (...codes: string[]) =>
  (code: string) =>
    !codes.includes(code);
const lineOf = (id: string) => main.find((choice) => choice.id === id) ?? { id: '', name: '', children: [] };

describe('the lines of the permission tree', () => {
  it('hold a line for the menu itself before its actions', () => {
    expect(main.map(({ id }) => id)).toEqual(['platform', 'menu:admin_P1', 'menu:admin_P6']);
    expect(codesIn([lineOf('menu:admin_P1')])).toEqual(['admin_P1', 'admin_P1.edit', 'admin_P1.balance']);
  });

  it('leave out for other stores what the main store alone has', () => {
    const other = choicesOf(tree, 2, 'view');
    expect(codesIn(other)).toEqual(['admin_P1', 'admin_P1.edit', 'admin_P6']);
    expect(fitting(other, ['platform', 'admin_P1', 'admin_P1.balance'])).toEqual(['admin_P1']);
  });
});

describe('a click on a line', () => {
  it('on an action brings its menu along, which is then half checked', () => {
    const chosen = toggled(main, 'admin_P1.edit', [], anything);
    expect([...chosen].sort()).toEqual(['admin_P1', 'admin_P1.edit']);
    expect(stateOf(lineOf('menu:admin_P1'), new Set(chosen))).toBe('some');
  });

  it('on the line of the menu code takes the actions behind it too', () => {
    expect(toggled(main, 'admin_P1', ['platform', 'admin_P1', 'admin_P1.edit'], anything)).toEqual(['platform']);
  });

  it('on a menu gives all of it, and then takes all of it', () => {
    const all = toggled(main, 'menu:admin_P1', ['admin_P1'], anything);
    expect(stateOf(lineOf('menu:admin_P1'), new Set(all))).toBe('all');
    expect(toggled(main, 'menu:admin_P1', all, anything)).toEqual([]);
  });

  it('neither gives nor takes what the person does not hold', () => {
    const mayGive = without('admin_P1.balance');
    expect(toggled(main, 'menu:admin_P1', [], mayGive)).toEqual(['admin_P1', 'admin_P1.edit']);
    const held = ['admin_P1', 'admin_P1.edit', 'admin_P1.balance'];
    expect([...toggled(main, 'menu:admin_P1', held, mayGive)].sort(), 'what stays keeps its menu').toEqual([
      'admin_P1',
      'admin_P1.balance',
    ]);
    expect(changeable({ id: 'admin_P1.balance', name: '', children: [] }, mayGive)).toBe(false);
  });

  it('on a line that is not there changes nothing', () => {
    expect(toggled(main, 'gone', ['platform'], anything)).toEqual(['platform']);
  });
});

it('all gives everything the person holds, once more takes it back', () => {
  const mayGive = without('platform');
  const all = allToggled(main, ['unknown'], mayGive);
  expect(all).toEqual(['unknown', ...codesIn(main).filter(mayGive)]);
  expect(allToggled(main, all, mayGive), 'codes this tree does not know are left alone').toEqual(['unknown']);
});
