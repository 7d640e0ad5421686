import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { SignIn } from '@/components/login/SignIn';
import { REFUSAL_COOKIE } from '@/lib/navigation/refusal';
import { presentTranslator } from '@/lib/server/translate';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await presentTranslator())('route.login') };
}

/** The sign-in; the guard's message, if it sent the person here, comes in a cookie of its own. */
export default async function LoginPage() {
  return <SignIn refusal={(await cookies()).get(REFUSAL_COOKIE)?.value} />;
}
