/** The channel and the storage entry carry the same name and the same value. */
export const MARKER_NAME = 'account';
const LONGEST = 200;

/** The account marker: one word every window of this browser can read at any time, and hears about when it changes. */
export interface AccountMarker {
  read(): string | null;
  write(value: string): void;
  /** Calls back at once in every other window, and here when the window comes back to the front or from the page cache. */
  listen(changed: (value: string | null) => void): () => void;
}

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>;

/** What of the browser the marker needs; the channel may be missing, the storage may be blocked. */
export interface MarkerPorts {
  readonly openChannel: (() => Channel) | undefined;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
}

/** The marker over a browser's means: a channel for speed, storage for windows that slept through the message. */
export function createAccountMarker(ports: MarkerPorts): AccountMarker {
  /** Stands in for a storage that is blocked. */
  let heard: string | null = null;
  /** While this window listens it speaks through the same channel, the one of all its listeners, so that it does not hear itself. */
  let listening: Channel | undefined;
  const listeners = new Set<{ changed(value: string | null): void }>();
  let stops: (() => void)[] = [];
  const tell = (value: string | null) => {
    for (const each of [...listeners]) each.changed(value);
  };
  const hear = (value: string | null) => {
    heard = value;
    tell(value);
  };
  const begin = () => {
    listening = ports.openChannel?.();
    stops = [onChannel(listening, hear), () => (listening = undefined), onStorage(ports, hear), onReturn(ports, () => tell(read()))];
  };
  const read = () => stored(() => ports.storage().getItem(MARKER_NAME)) ?? heard;
  return {
    read,
    write(value) {
      heard = value;
      stored(() => ports.storage().setItem(MARKER_NAME, value));
      if (listening) return listening.postMessage(value);
      const channel = ports.openChannel?.();
      channel?.postMessage(value);
      channel?.close();
    },
    listen(changed) {
      const listener = { changed };
      if (listeners.size === 0) begin();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) for (const stop of stops.splice(0)) stop();
      };
    },
  };
}

function onChannel(channel: Channel | undefined, hear: (value: string) => void): () => void {
  channel?.addEventListener('message', (event) => {
    const value: unknown = (event as MessageEvent).data;
    if (isMarker(value)) hear(value);
  });
  return () => channel?.close();
}

/** Any script of this origin may speak on the channel. Checked by hand: the sign-in page listens too and loads no schema library. */
const isMarker = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

/** Storage tells the other windows by itself; without a channel it is the only messenger. */
function onStorage({ page }: MarkerPorts, hear: (value: string | null) => void): () => void {
  const changed = (event: Event) => {
    const { key, newValue } = event as StorageEvent;
    if (key === MARKER_NAME) hear(newValue);
  };
  page.addEventListener('storage', changed);
  return () => page.removeEventListener('storage', changed);
}

/** A window that was frozen or kept in the page cache hears nothing meanwhile, so it looks when it is shown again. */
function onReturn({ page, document }: MarkerPorts, look: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') look();
  };
  page.addEventListener('pageshow', shown);
  page.addEventListener('focus', shown);
  document.addEventListener('visibilitychange', shown);
  return () => {
    page.removeEventListener('pageshow', shown);
    page.removeEventListener('focus', shown);
    document.removeEventListener('visibilitychange', shown);
  };
}

function stored<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

let own: AccountMarker | undefined;

/** The marker of this browser; only in the browser. */
export function accountMarker(): AccountMarker {
  own ??= createAccountMarker({
    openChannel: typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel(MARKER_NAME),
    storage: () => localStorage,
    page: window,
    document,
  });
  return own;
}
