'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { PermissionNode } from '@/lib/contract/permission';
import type { RoleScope } from '@/lib/contract/role';
import { allToggled, type Choice, changeable, choicesOf, codesIn, menusIn, stateOf, toggled } from './permission-choice';
import type { LineFact } from './permission-line-facts';

export interface TreeProps {
  readonly nodes: readonly PermissionNode[];
  readonly scope: RoleScope;
  readonly chosen: readonly string[];
  /** Whether the person can give or take a code. */
  mayGive(code: string): boolean;
  readonly invalid?: boolean;
  /** Without it the tree is only looked at. */
  readonly onChange?: (chosen: readonly string[]) => void;
}

/** The lines of the permission tree, how each stands, and the ways to change them. */
export function usePermissionLines({ nodes, scope, chosen, mayGive, onChange }: TreeProps) {
  const t = useTranslations('permission');
  const choices = useMemo(() => choicesOf(nodes, scope, t('view')), [nodes, scope, t]);
  const facts = useMemo(() => factsOf(choices, new Set(chosen), mayGive), [choices, chosen, mayGive]);
  const lines = useMemo(() => {
    const toggle = (id: string) => {
      if (facts.get(id)?.disabled === false) onChange?.(toggled(choices, id, chosen, mayGive));
    };
    return { facts, toggle };
  }, [facts, choices, chosen, mayGive, onChange]);
  const codes = useMemo(() => codesIn(choices), [choices]);
  return {
    choices,
    lines,
    menus: useMemo(() => menusIn(choices), [choices]),
    total: codes.length,
    count: codes.filter((code) => chosen.includes(code)).length,
    /** Some codes stay as they are, because the person does not hold them. */
    withheld: onChange !== undefined && codes.some((code) => !mayGive(code)),
    toggleAll: onChange && (() => onChange(allToggled(choices, chosen, mayGive))),
  };
}

/** What each line shows, by its id. */
function factsOf(choices: readonly Choice[], chosen: ReadonlySet<string>, mayGive: (code: string) => boolean) {
  const all = new Map<string, LineFact>();
  const note = (choice: Choice) => {
    all.set(choice.id, { state: stateOf(choice, chosen), disabled: !changeable(choice, mayGive) });
    choice.children.forEach(note);
  };
  choices.forEach(note);
  return all;
}
