import { useSyncExternalStore } from 'react';
import { noToasts, type ToastList } from './toast-list';
import { toasts } from './toast-store';

/** The ways to tell the person something in passing. */
export interface ToastVoice {
  success(text: string): void;
  error(text: string): void;
  warning(text: string): void;
  info(text: string): void;
}

const voice: ToastVoice = {
  success: (text) => toasts.show('success', text),
  error: (text) => toasts.show('error', text),
  warning: (text) => toasts.show('warning', text),
  info: (text) => toasts.show('info', text),
};

/** Shows short messages at the top of the page; the functions never change, so they may stand in any dependency list. */
export const useToast = (): ToastVoice => voice;

/** The messages shown and the history behind the bell; see `toasts` for reading and clearing it. */
export const useToastList = (): ToastList =>
  useSyncExternalStore(
    toasts.subscribe,
    () => toasts.get(),
    () => noToasts,
  );
