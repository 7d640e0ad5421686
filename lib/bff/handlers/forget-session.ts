import { oncePerProcess } from '@/lib/session/once-per-process';

/** What became of a session: it is over, or what was read for it may have changed. */
export type SessionNews = 'over' | 'changed';
type Hear = (fingerprint: string, news: SessionNews) => void;

const listeners = () => oncePerProcess('forget-session', () => new Map<string, Hear>());

/** Registers a cache that holds something per session. The name keeps a reloaded module from registering twice. */
export const onForgetSession = (name: string, hear: Hear): void => void listeners().set(name, hear);

/** Drops whatever is cached for a session: it signed out, or the API said that its token is dead. */
export const forgetSession = (fingerprint: string): void => tell(fingerprint, 'over');

/** Has whatever is cached for a session read anew; the session itself goes on. */
export const refreshSession = (fingerprint: string): void => tell(fingerprint, 'changed');

function tell(fingerprint: string, news: SessionNews): void {
  for (const hear of listeners().values()) hear(fingerprint, news);
}
