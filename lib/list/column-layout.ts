export type PinSide = 'start' | 'end';

/** What a list says about one of its columns, as far as its place matters. */
export interface ColumnFacts {
  readonly key: string;
  readonly width?: number | undefined;
  readonly pinned?: PinSide | undefined;
  /** False keeps the column shown always. */
  readonly hideable?: boolean | undefined;
}

/** How a person arranged the columns of a list. */
export interface ColumnLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly pinned: Readonly<Record<string, PinSide>>;
  readonly widths: Readonly<Record<string, number>>;
}

export type LayoutAction =
  | { readonly type: 'show'; readonly key: string; readonly shown: boolean }
  | { readonly type: 'move'; readonly key: string; readonly to: number }
  | { readonly type: 'pin'; readonly key: string; readonly side: PinSide | null }
  | { readonly type: 'resize'; readonly key: string; readonly width: number };

export const MIN_COLUMN_WIDTH = 60;
const MAX_COLUMN_WIDTH = 800;

/** The arrangement a list starts with. */
export const defaultLayout = (columns: readonly ColumnFacts[]): ColumnLayout => ({
  order: columns.map((column) => column.key),
  hidden: [],
  pinned: Object.fromEntries(columns.flatMap(({ key, pinned }) => (pinned ? [[key, pinned]] : []))),
  widths: {},
});

/** A kept arrangement fitted to the columns of today: gone ones are dropped, new ones stand where the list puts them. */
export function settleLayout(kept: ColumnLayout, columns: readonly ColumnFacts[]): ColumnLayout {
  const keys = columns.map((column) => column.key);
  const order = kept.order.filter((key, index) => keys.includes(key) && kept.order.indexOf(key) === index);
  for (const [index, key] of keys.entries()) {
    if (order.includes(key)) continue;
    const before = keys.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  const known = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));
  const added = columns.filter(({ key, pinned }) => pinned && !kept.order.includes(key)).map(({ key, pinned }) => [key, pinned] as const);
  return {
    order,
    hidden: kept.hidden.filter((key) => columns.some((column) => column.key === key && column.hideable !== false)),
    pinned: { ...known(kept.pinned), ...(Object.fromEntries(added) as Record<string, PinSide>) },
    widths: known(kept.widths),
  };
}

/** The arrangement after one change; at least one column stays shown. */
export function changeLayout(layout: ColumnLayout, action: LayoutAction): ColumnLayout {
  switch (action.type) {
    case 'show': {
      const others = layout.hidden.filter((key) => key !== action.key);
      const hidden = action.shown ? others : [...others, action.key];
      return hidden.length < layout.order.length ? { ...layout, hidden } : layout;
    }
    case 'move': {
      if (!layout.order.includes(action.key)) return layout;
      const order = layout.order.filter((key) => key !== action.key);
      order.splice(Math.max(0, Math.min(action.to, order.length)), 0, action.key);
      return { ...layout, order };
    }
    case 'pin': {
      const { [action.key]: _, ...pinned } = layout.pinned;
      return { ...layout, pinned: action.side ? { ...pinned, [action.key]: action.side } : pinned };
    }
    case 'resize': {
      const width = Math.round(Math.min(Math.max(MIN_COLUMN_WIDTH, action.width), MAX_COLUMN_WIDTH));
      return { ...layout, widths: { ...layout.widths, [action.key]: width } };
    }
  }
}

/** Reads what the browser kept; anything else than an arrangement is null. */
export function parseLayout(text: string | null): ColumnLayout | null {
  if (!text) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isLayout(kept) ? kept : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const isLayout = (value: unknown): value is ColumnLayout =>
  typeof value === 'object' &&
  value !== null &&
  ['order', 'hidden'].every((name) => isTexts((value as Record<string, unknown>)[name])) &&
  ['pinned', 'widths'].every((name) => isRecord((value as Record<string, unknown>)[name]));

const isTexts = (value: unknown) => Array.isArray(value) && value.every((each) => typeof each === 'string');
const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
