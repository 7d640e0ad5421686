import { authRedirect } from '@/lib/server/auth-redirect';

export const dynamic = 'force-dynamic';

/** The authentication redirect (specification 2.2): clears a session that no longer works and forwards to the sign-in. */
export const GET = (request: Request) => authRedirect(request);
