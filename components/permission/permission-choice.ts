import type { PermissionNode } from '@/lib/contract/permission';
import { type RoleScope, STORE_SCOPE } from '@/lib/contract/role';

/** One line of the tree: a code to check, or the menu that holds several. */
export interface Choice {
  /** The code; a menu with actions carries none of its own, its first line below is "view". */
  readonly id: string;
  readonly name: string;
  readonly children: readonly Choice[];
}

export type ChoiceState = 'none' | 'some' | 'all';

/** What says a menu apart from the code that opens it. */
const MENU = 'menu:';

/** The tree as the editor shows it: what fits the scope, and for each menu with actions a line for the menu code itself, named `view`. */
export function choicesOf(nodes: readonly PermissionNode[], scope: RoleScope, view: string): Choice[] {
  return nodes
    .filter((node) => scope !== STORE_SCOPE || node.mainStoreOnly === 0)
    .map(({ code, name, children }) => {
      const below = choicesOf(children, scope, view);
      if (below.length === 0) return { id: code, name, children: [] };
      return { id: `${MENU}${code}`, name, children: [{ id: code, name: view, children: [] }, ...below] };
    });
}

/** Codes at the leaves, in the order of the tree. */
export const codesIn = (choices: readonly Choice[]): string[] =>
  choices.flatMap(({ id, children }) => (children.length === 0 ? [id] : codesIn(children)));

/** Lines that can be opened. */
export const menusIn = (choices: readonly Choice[]): string[] =>
  choices.flatMap(({ id, children }) => (children.length === 0 ? [] : [id, ...menusIn(children)]));

/** Whether nothing, a part or all of a line is chosen. */
export function stateOf(choice: Choice, chosen: ReadonlySet<string>): ChoiceState {
  const codes = codesIn([choice]);
  const held = codes.filter((code) => chosen.has(code)).length;
  return held === 0 ? 'none' : held === codes.length ? 'all' : 'some';
}

/** Whether a line can be changed: some code of it is the person's own to give or to take. */
export const changeable = (choice: Choice, mayGive: (code: string) => boolean): boolean => codesIn([choice]).some(mayGive);

/**
 * The codes after a click on a line. An action brings the code of its menu along, and without that code no action stays.
 * What the person cannot give is neither given nor taken.
 */
export function toggled(
  choices: readonly Choice[],
  id: string,
  chosen: readonly string[],
  mayGive: (code: string) => boolean,
): readonly string[] {
  const path = pathTo(choices, id);
  const line = path.at(-1);
  if (!line) return chosen;
  const now = new Set(chosen);
  const own = codesIn([line]).filter(mayGive);
  const on = own.some((code) => !now.has(code));
  if (on) return withAll(now, [...own, ...path.slice(0, -1).flatMap(openerOf).filter(mayGive)]);
  const menu = path.at(-2);
  // Taking the code that opens a menu takes what can be done behind it.
  const taken = menu && openerOf(menu)[0] === line.id ? codesIn([menu]).filter(mayGive) : own;
  return settled(
    choices,
    [...now].filter((code) => !taken.includes(code)),
  );
}

/** All codes the person can give, or none of them. */
export function allToggled(choices: readonly Choice[], chosen: readonly string[], mayGive: (code: string) => boolean): readonly string[] {
  const own = codesIn(choices).filter(mayGive);
  if (own.some((code) => !chosen.includes(code))) return withAll(new Set(chosen), own);
  return settled(
    choices,
    chosen.filter((code) => !own.includes(code)),
  );
}

/** Only codes of the tree: what another scope does not know falls away. */
export const fitting = (choices: readonly Choice[], chosen: readonly string[]): readonly string[] => {
  const known = new Set(codesIn(choices));
  return chosen.filter((code) => known.has(code));
};

const withAll = (now: ReadonlySet<string>, more: readonly string[]) => [...new Set([...now, ...more])];

/** The code that opens a menu: its first line. */
const openerOf = ({ children }: Choice): string[] => children.slice(0, 1).map(({ id }) => id);

function pathTo(choices: readonly Choice[], id: string): Choice[] {
  for (const choice of choices) {
    if (choice.id === id) return [choice];
    const below = pathTo(choice.children, id);
    if (below.length > 0) return [choice, ...below];
  }
  return [];
}

/** Actions that could not be taken keep the code of their menu. */
function settled(choices: readonly Choice[], chosen: readonly string[]): readonly string[] {
  const left = new Set(chosen);
  const keep = (each: Choice): string[] =>
    each.children.length > 0 && stateOf(each, left) !== 'none' ? [...openerOf(each), ...each.children.flatMap(keep)] : [];
  return withAll(left, choices.flatMap(keep));
}
