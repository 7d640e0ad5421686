'use client';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { languageOf } from '@/lib/messages/language';
import { loadSections } from '@/lib/messages/load';
import { onUploadsBegun, uploadsBegun } from './upload-signal';

const UploadPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./UploadPanel'), loadSections(languageOf(document.documentElement.lang), ['media'])]);
  return { default: panel.UploadPanel };
});

/** Where the list of uploads stands, on every page; it costs nothing before the first upload. */
export function UploadDock() {
  const begun = useSyncExternalStore(onUploadsBegun, uploadsBegun, () => false);
  if (!begun) return null;
  return (
    <Suspense fallback={null}>
      <UploadPanel />
    </Suspense>
  );
}
