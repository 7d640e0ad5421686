'use client';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { languageOf } from '@/lib/messages/language';
import { loadForDrawing } from '@/lib/messages/load';
import { type LostUpload, lostUploads, rememberUnderWay } from './lost-uploads';
import { onUploadsBegun, uploadsBegun } from './upload-signal';
import { useDropGuard } from './use-drop-guard';

const words = () => loadForDrawing(languageOf(document.documentElement.lang), ['media']);
const UploadPanel = lazy(async () => {
  const [panel] = await Promise.all([import('./UploadPanel'), words()]);
  return { default: panel.UploadPanel };
});
const LostUploads = lazy(async () => {
  const [notice] = await Promise.all([import('./LostUploads'), words()]);
  return { default: notice.LostUploads };
});

/** Where the list of uploads stands, on every page; it costs nothing before the first upload. */
export function UploadDock() {
  const begun = useSyncExternalStore(onUploadsBegun, uploadsBegun, () => false);
  const [lost, setLost] = useState<readonly LostUpload[]>([]);
  useEffect(() => setLost(lostUploads()), []);
  useDropGuard();
  const forget = () => {
    rememberUnderWay([]);
    setLost([]);
  };
  return (
    <Suspense fallback={null}>
      {lost.length > 0 && <LostUploads lost={lost} onDone={forget} />}
      {begun && <UploadPanel />}
    </Suspense>
  );
}
