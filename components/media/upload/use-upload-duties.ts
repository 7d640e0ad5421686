'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { useToast } from '@/components/feedback/use-toast';
import { readAgainAfter } from '@/lib/client/after-write';
import { pictureUpload } from '@/lib/contract/picture';
import { videoUpload } from '@/lib/contract/video';
import { isOver, type UploadEntry } from '@/lib/media/upload-entry';
import { uploads } from './uploads';

/** How long a list of nothing but finished uploads stays. */
const LINGER_MS = 6000;

/** What the end of an upload brings about: the message of the specification, lists read again, failures reported. */
export function useUploadDuties(entries: readonly UploadEntry[]): void {
  const t = useTranslations('media');
  const toast = useToast();
  const report = useReportFailure();
  const told = useRef(new Map<string, UploadEntry['state']>());
  const tell = useEffectEvent((all: readonly UploadEntry[]) => {
    const ended = all.filter((entry) => told.current.get(entry.id) !== entry.state);
    for (const entry of ended) told.current.set(entry.id, entry.state);
    const done = ended.filter((entry) => entry.state === 'done');
    for (const _each of done) toast.success(t('uploaded'));
    for (const entry of ended) if (entry.state === 'failed' && !entry.awaited) report(entry.error, { info: 'upload' });
    for (const to of new Set(done.map(({ kind }) => (kind === 'video' ? videoUpload : pictureUpload)))) void readAgainAfter(to);
  });
  useEffect(() => tell(entries), [entries]);
  const over = entries.length > 0 && entries.every(isOver);
  useEffect(() => {
    if (!over) return undefined;
    const linger = setTimeout(() => uploads.shelf.forgetOver(), LINGER_MS);
    return () => clearTimeout(linger);
  }, [over]);
}
