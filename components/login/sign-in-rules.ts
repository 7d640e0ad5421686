import type { LoginForm } from '@/lib/contract/user';

export type SignInField = keyof LoginForm;
/** Message keys of what is wrong, by field. */
export type SignInFaults = Partial<Record<SignInField, `login.${string}`>>;

const LEAST_PASSWORD = 6;

/** What the form refuses before it asks the server (system.md 4). */
export function signInFaults({ username, password }: LoginForm): SignInFaults {
  const faults: SignInFaults = {};
  if (!username.trim()) faults.username = 'login.usernameRequired';
  if (!password) faults.password = 'login.passwordRequired';
  else if ([...password].length < LEAST_PASSWORD) faults.password = 'login.passwordShort';
  return faults;
}
