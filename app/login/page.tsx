import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { SignIn } from '@/components/login/SignIn';
import { PageNamespaces } from '@/components/theme/LanguageProvider';
import { messagesOf } from '@/lib/messages/load';
import { REFUSAL_COOKIE } from '@/lib/navigation/refusal';
import { refusalText } from '@/lib/server/refusal-cookie';
import { presentLanguage } from '@/lib/server/request';
import { presentTranslator } from '@/lib/server/translate';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await presentTranslator())('route.login') };
}

/** The sign-in; the guard's message, if it sent the person here, comes in a cookie of its own. */
export default async function LoginPage() {
  const language = await presentLanguage();
  return (
    <PageNamespaces language={language} messages={await messagesOf(language, ['login', 'request'])}>
      <SignIn refusal={refusalText((await cookies()).get(REFUSAL_COOKIE)?.value)} />
    </PageNamespaces>
  );
}
