'use client';
import { useEffect, useRef, useState } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { upload } from '@/lib/client/upload';
import { pictureUpload } from '@/lib/contract/picture';
import type { Cover } from './CoverPicker';

interface CoverUpload {
  readonly busy: boolean;
  /** The address of a cover; undefined where it could not be stored, which is reported, or was given up. */
  send(cover: Cover): Promise<string | undefined>;
  cancel(): void;
}

/** Stores the cover of a video ahead of it; what is on its way is given up with the form. */
export function useCoverUpload(): CoverUpload {
  const report = useReportFailure();
  const [busy, setBusy] = useState(false);
  const sending = useRef<AbortController>(undefined);
  const cancel = () => sending.current?.abort();
  useEffect(() => () => sending.current?.abort(), []);
  const send = async (cover: Cover) => {
    const stop = new AbortController();
    sending.current = stop;
    setBusy(true);
    try {
      const url = await coverUrl(cover, stop.signal);
      // The answer may have come before the person gave up.
      return stop.signal.aborted ? undefined : url;
    } catch (error) {
      report(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, send, cancel };
}

/** A frame becomes a picture of the library first. */
async function coverUrl(cover: Cover, signal: AbortSignal): Promise<string> {
  if (!cover) return '';
  if ('url' in cover) return cover.url;
  const form = new FormData();
  form.append('pictureFile', cover.frame.file, cover.frame.file.name);
  const stored = await upload(pictureUpload, form, { signal, onProgress: () => undefined });
  return (Array.isArray(stored) ? stored[0]?.url : stored.url) ?? '';
}
