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
