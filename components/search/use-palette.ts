'use client';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { composing } from '@/components/controls/keys/composing';
import { createSearch } from '@/lib/search/search';
import type { Speller } from '@/lib/search/spelling';
import type { Choice, PaletteStock } from './command';
import { type PaletteRow, paletteRows } from './palette-rows';
import { recentFinds } from './recent-finds';

interface PaletteModel {
  readonly query: string;
  readonly rows: readonly PaletteRow[];
  readonly active: number;
  readonly type: (query: string) => void;
  readonly point: (index: number) => void;
  readonly press: (event: KeyboardEvent) => void;
  readonly choose: (index: number) => void;
}

/** The palette's state: what is typed, what is found, and which line the keyboard is on. */
export function usePalette(stock: PaletteStock, open: boolean, answer: (choice: Choice | undefined) => void): PaletteModel {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [recent] = useState(() => recentFinds.read(stock.owner));
  const spell = useSpeller();
  const search = useMemo(() => createSearch([...stock.pages, ...stock.commands], spell), [stock, spell]);
  const asked = useDeferredValue(query);
  const rows = useMemo(() => paletteRows(asked, stock, recent, search), [asked, stock, recent, search]);
  const choose = (index: number) => {
    // The deferred rows may still be those of an earlier key; what is chosen must fit what is typed.
    const row = (asked === query ? rows : paletteRows(query, stock, recent, search))[index];
    if (!row) return;
    const { choice } = row;
    // A number is looked up once; what is found again and again are pages and commands.
    if (choice.kind !== 'record') recentFinds.add(stock.owner, choice.kind === 'command' ? choice.command.id : choice.page.id);
    answer(choice);
  };
  const press = (event: KeyboardEvent) => {
    // While an input method composes, Enter and arrows are its own; on its way out the palette has no keys at all.
    if (composing(event) || !open) return;
    const again = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const next = nextActive(event.key, active, rows.length);
    if (next === undefined && event.key !== 'Enter' && !again) return;
    event.preventDefault();
    if (again) answer(undefined);
    else if (next === undefined) choose(active);
    else setActive(next);
  };
  const type = (typed: string) => {
    setQuery(typed);
    setActive(0);
  };
  return { query, rows, active: Math.min(active, Math.max(0, rows.length - 1)), type, point: setActive, press, choose };
}

function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active + count - 1) % count;
    case 'PageDown':
      return Math.min(count - 1, active + 8);
    case 'PageUp':
      return Math.max(0, active - 8);
    default:
      return undefined;
  }
}

/** The pinyin dictionary comes after the palette is on the page; until then titles and paths are searched. */
function useSpeller(): Speller | undefined {
  const [spell, setSpell] = useState<Speller>();
  useEffect(() => {
    let standing = true;
    void import('@/lib/search/pinyin').then(({ pinyinSpeller }) => standing && setSpell(() => pinyinSpeller));
    return () => {
      standing = false;
    };
  }, []);
  return spell;
}
