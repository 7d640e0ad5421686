'use client';
import { useTranslations } from 'next-intl';
import { passwordAgain } from '@/components/dialogs/password-again';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import type { Download } from '@/lib/client/download';
import { exportDialog } from '../list-dialogs';
import { type AskedRows, type Exporter, type ExportSource, sourceOf } from './export-source';
import type { ExportParams, Opening, Place } from './run-export';

interface Export extends ExportParams {
  readonly asked: AskedRows;
}

/** Streams an export from the API into a file, with progress and cancel. Its code is fetched with the first export. */
export function useExport(exporter: Exporter): (wanted: Export) => Promise<void> {
  const t = useTranslations('list');
  const ask = useAskOnDemand();
  const report = useReportFailure();
  const source = sourceOf(exporter);
  const afterPassword = async (asked: AskedRows, pick: () => Promise<Place | null>): Promise<Opening | undefined> => {
    const stop = new AbortController();
    const found: { place?: Place | null; download?: Download } = {};
    const act = async (password: string) => {
      // Before anything is opened: nobody reads while a name is thought about, and the server waits for no reader that takes nothing.
      found.place ??= await pick();
      if (found.place) found.download = await source.open(asked, stop.signal, password);
    };
    await ask(passwordAgain, { title: t('export.title'), act });
    const { place, download } = found;
    if (place && download) return { place, open: async () => download };
    stop.abort();
    await place?.giveBack();
    return undefined;
  };
  return async ({ asked, ...params }) => {
    // First of all: a browser lets a file be picked only shortly after a press on a button.
    const part = await import('./run-export').catch((error: unknown) => report(error, { info: 'part' }));
    if (!part) return;
    const pick = () => part.pickPlace(params);
    const finding = source.password ? afterPassword(asked, pick) : openingOf(source, asked, pick);
    const opening = await finding.catch((error: unknown) => report(error, { info: 'export' }));
    if (opening) await ask(exportDialog, part.beginExport(params, opening));
  };
}

async function openingOf(source: ExportSource, asked: AskedRows, pick: () => Promise<Place | null>): Promise<Opening | undefined> {
  const place = await pick();
  return place ? { place, open: (signal) => source.open(asked, signal) } : undefined;
}
