import { MAX_VIEW_NAME, type SavedView, type SavedViews } from './saved-views';

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
