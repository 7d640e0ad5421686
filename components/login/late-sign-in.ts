import { TransportError } from '@/lib/contract/call/envelope';
import type { LoginForm } from '@/lib/contract/user';

const fetchLogin = () => import('./browser-login');

/** Fetches what a sign-in needs while the person types, so that the page itself comes without contract and parser. */
export function prefetchSignIn(): void {
  // A failure here is met again, and told, by the sign-in.
  fetchLogin().catch(() => undefined);
}

/** Signs in; what could not be fetched for it is told like any lost connection. */
export async function signIn(form: LoginForm): Promise<void> {
  const { signIn: send } = await fetchLogin().catch((cause: unknown) => {
    throw new TransportError('Network Error', {}, { cause });
  });
  await send(form);
}
