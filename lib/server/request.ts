import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { LANGUAGE_COOKIE, type Language, languageOf } from '@/lib/messages/language';
import { WANTED_PATH_HEADER } from '@/lib/navigation/guard';
import { safeRedirect } from '@/lib/navigation/safe-redirect';
import { type Opened, openSession } from '@/lib/session/session';
import { saysPhone } from './guessed-phone';

/** The session of the present request, opened once however many parts of the page ask. */
export const presentSession = cache(async (): Promise<Opened> => openSession((await headers()).get('cookie')));

/** The chosen language; Chinese for whoever has not chosen one. */
export const presentLanguage = cache(async (): Promise<Language> => languageOf((await cookies()).get(LANGUAGE_COOKIE)?.value));

/** The nonce the middleware put into this page's policy. */
export const presentNonce = async (): Promise<string | undefined> => (await headers()).get('x-nonce') ?? undefined;

/** Whether the page is most likely for a phone. */
export const presentPhone = async (): Promise<boolean> => saysPhone(await headers());

/** The address of the present page as the person knows it. */
export const presentPath = async (): Promise<string> => safeRedirect((await headers()).get(WANTED_PATH_HEADER));
