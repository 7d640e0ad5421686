'use client';
import { Suspense, use } from 'react';
import { useLanguage } from '@/components/theme/LanguageProvider';
import type { RouteParams } from '@/lib/navigation/match';
import type { ScreenPath } from '@/lib/navigation/table';
import { NotBuilt } from './NotBuilt';
import { readyScreen } from './ready-screen';
import { ScreenSkeleton } from './ScreenSkeleton';

/** Draws the screen of a page; its code and its messages arrive together. */
export function Screen({ path, params }: { path: ScreenPath; params: RouteParams }) {
  const { language } = useLanguage();
  const loading = readyScreen(path, language);
  if (!loading) return <NotBuilt path={path} />;
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Loaded loading={loading} params={params} />
    </Suspense>
  );
}

function Loaded({ loading, params }: { loading: NonNullable<ReturnType<typeof readyScreen>>; params: RouteParams }) {
  const Component = use(loading);
  return <Component params={params} />;
}
