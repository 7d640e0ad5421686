import { oncePerProcess } from '@/lib/session/once-per-process';

/** What happens to a session: it is over, or what was read for it may have changed. */
export type SessionEvent = 'over' | 'changed';
type Listener = (fingerprint: string, event: SessionEvent) => void;

const listeners = () => oncePerProcess('session-events', () => new Map<string, Listener>());

/** Registers a cache that holds something per session. The name keeps a reloaded module from registering twice. */
export const onSessionEvent = (name: string, listener: Listener): void => void listeners().set(name, listener);

/** Drops whatever is cached for a session: it signed out, or the API said that its token is dead. */
export const forgetSession = (fingerprint: string): void => dispatch(fingerprint, 'over');

/** Has whatever is cached for a session read anew; the session itself goes on. */
export const refreshSession = (fingerprint: string): void => dispatch(fingerprint, 'changed');

function dispatch(fingerprint: string, event: SessionEvent): void {
  for (const listener of listeners().values()) listener(fingerprint, event);
}
