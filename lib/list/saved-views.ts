/** A named arrangement of filters, tab and sort of one list. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The search string it stands for, as `writeListAddress` writes it without page. */
  readonly search: string;
}

/** The views of one person in one list, in their order; the default one opens when the address says nothing. */
export interface SavedViews {
  readonly views: readonly SavedView[];
  readonly defaultId: string | null;
}

export const noViews: SavedViews = { views: [], defaultId: null };
export const MAX_VIEW_NAME = 20;
const MAX_VIEWS = 20;

export type ViewAction =
  | { readonly type: 'create'; readonly view: SavedView }
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  | { readonly type: 'overwrite'; readonly id: string; readonly search: string }
  | { readonly type: 'move'; readonly id: string; readonly to: number }
  | { readonly type: 'setDefault'; readonly id: string | null }
  | { readonly type: 'remove'; readonly id: string };

/** The views after one change; names are trimmed and cut, the oldest goes when there are too many. */
export function changeViews(state: SavedViews, action: ViewAction): SavedViews {
  const { views } = state;
  switch (action.type) {
    case 'create':
      return { ...state, views: [...views, named(action.view, action.view.name)].slice(-MAX_VIEWS) };
    case 'rename':
      return { ...state, views: views.map((view) => (view.id === action.id ? named(view, action.name) : view)) };
    case 'overwrite':
      return { ...state, views: views.map((view) => (view.id === action.id ? { ...view, search: action.search } : view)) };
    case 'move': {
      const moved = views.find((view) => view.id === action.id);
      if (!moved) return state;
      const rest = views.filter((view) => view !== moved);
      return { ...state, views: rest.toSpliced(Math.max(0, Math.min(action.to, rest.length)), 0, moved) };
    }
    case 'setDefault':
      return { ...state, defaultId: views.some((view) => view.id === action.id) ? action.id : null };
    case 'remove':
      return { views: views.filter((view) => view.id !== action.id), defaultId: state.defaultId === action.id ? null : state.defaultId };
  }
}

const named = (view: SavedView, name: string): SavedView => {
  const trimmed = name.trim().slice(0, MAX_VIEW_NAME);
  return trimmed === '' ? view : { ...view, name: trimmed };
};

/** Reads what the browser kept; anything else than views is none. */
export function parseViews(text: string | null): SavedViews {
  if (!text) return noViews;
  try {
    const kept: unknown = JSON.parse(text);
    return isViews(kept) ? kept : noViews;
  } catch (error) {
    if (error instanceof SyntaxError) return noViews;
    throw error;
  }
}

function isViews(value: unknown): value is SavedViews {
  if (typeof value !== 'object' || value === null || !('views' in value) || !('defaultId' in value)) return false;
  const { views, defaultId } = value;
  return (defaultId === null || typeof defaultId === 'string') && Array.isArray(views) && views.every(isView);
}

const isView = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'search'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
