import { LANGUAGE_COOKIE, languageOf } from '@/lib/messages/language';

/** The language the person reads, for the texts the server writes. */
export function cookieLanguage(cookies: string = typeof document === 'undefined' ? '' : document.cookie): string {
  const held = cookies.split('; ').find((each) => each.startsWith(`${LANGUAGE_COOKIE}=`));
  return languageOf(held?.slice(LANGUAGE_COOKIE.length + 1));
}
