import { oncePerProcess } from '@/lib/session/once-per-process';

type Forget = (fingerprint: string) => void;

const listeners = () => oncePerProcess('forget-session', () => new Map<string, Forget>());

/** Registers a cache that holds something per session. The name keeps a reloaded module from registering twice. */
export const onForgetSession = (name: string, forget: Forget): void => void listeners().set(name, forget);

/** Drops whatever is cached for a session: it signed out, or the API said that its token is dead. */
export function forgetSession(fingerprint: string): void {
  for (const forget of listeners().values()) forget(fingerprint);
}
