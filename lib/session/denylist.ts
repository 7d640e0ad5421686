import { BoundedMap } from './bounded-map';
import { oncePerProcess } from './once-per-process';

/** Signed-out sessions this process remembers. Another replica accepts a stolen cookie until it expires or the API refuses its token. */
const signedOut = () => oncePerProcess('denylist', () => new BoundedMap<string, number>(10_000));

/** Makes a signed-out session unusable in this process until it would have expired by itself. */
export const deny = (session: { sid: string; expiresAt: number }): void => signedOut().set(session.sid, session.expiresAt);

/** Whether a session was signed out in this process. */
export const denied = (sid: string): boolean => signedOut().get(sid) !== undefined;
