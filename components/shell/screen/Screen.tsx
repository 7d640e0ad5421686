'use client';
import { use } from 'react';
import { screens } from '@/components/screens';
import { HydrationMark } from '@/components/theme/HydrationMark';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { LateSuspense } from '@/components/theme/LateSuspense';
import type { Language } from '@/lib/messages/language';
import type { RouteParams } from '@/lib/navigation/match';
import type { ScreenPath } from '@/lib/navigation/table';
import { InlineMessages } from './InlineMessages';
import { readyScreen } from './ready-screen';
import { ScreenSkeleton } from './ScreenSkeleton';

/** Draws the screen of a page; its code and its messages arrive together. */
export function Screen({ path, params }: { path: ScreenPath; params: RouteParams }) {
  const { language } = useLanguage();
  const loading = readyScreen(path, language);
  return (
    <LateSuspense fallback={<ScreenSkeleton />}>
      <Loaded loading={loading} path={path} language={language} params={params} />
    </LateSuspense>
  );
}

interface LoadedProps {
  readonly loading: ReturnType<typeof readyScreen>;
  readonly path: ScreenPath;
  readonly language: Language;
  readonly params: RouteParams;
}

function Loaded({ loading, path, language, params }: LoadedProps) {
  const Component = use(loading);
  return (
    <>
      <HydrationMark />
      <Component params={params} />
      <InlineMessages path={path} language={language} namespaces={screens[path].namespaces} />
    </>
  );
}
