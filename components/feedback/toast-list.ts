export type Severity = 'success' | 'error' | 'warning' | 'info';

/** One message to the person; the same message again raises its count instead of standing twice. */
export interface Toast {
  id: number;
  severity: Severity;
  text: string;
  count: number;
  /** When it was last shown, for the history. */
  at: number;
}

export interface ToastList {
  /** Newest last; never more than MAX_SHOWN. */
  shown: readonly Toast[];
  /** Newest first. */
  history: readonly Toast[];
  unread: number;
}

/** How long a toast stands (specification 9). */
export const TOAST_MS = 5000;
export const MAX_SHOWN = 3;
const MAX_HISTORY = 50;

export const noToasts: ToastList = { shown: [], history: [], unread: 0 };

/** Adds a message: an equal one that is still shown is counted up, and the oldest gives way to a fourth. */
export function withToast(list: ToastList, toast: Pick<Toast, 'severity' | 'text'>, id: number, at: number): ToastList {
  const standing = list.shown.find((each) => each.severity === toast.severity && each.text === toast.text);
  const next: Toast = standing ? { ...standing, count: standing.count + 1, at } : { ...toast, id, count: 1, at };
  const others = (toasts: readonly Toast[]) => toasts.filter((each) => each.id !== next.id);
  const shown = standing ? list.shown.map((each) => (each.id === next.id ? next : each)) : [...list.shown, next].slice(-MAX_SHOWN);
  return { shown, history: [next, ...others(list.history)].slice(0, MAX_HISTORY), unread: list.unread + (standing ? 0 : 1) };
}

/** Takes a message down; the history keeps it. */
export const withoutToast = (list: ToastList, id: number): ToastList => ({ ...list, shown: list.shown.filter((each) => each.id !== id) });
