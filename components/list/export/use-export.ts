'use client';
import { useTranslations } from 'next-intl';
import { passwordAgain } from '@/components/dialogs/password-again';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import type { Download } from '@/lib/client/download';
import { exportDialog } from '../list-dialogs';
import { type AskedRows, type Exporter, type ExportSource, sourceOf } from './export-source';
import type { ExportParams } from './run-export';

interface Export extends Omit<ExportParams, 'open'> {
  readonly asked: AskedRows;
}

/** Streams an export from the API into a file, with progress and cancel. Its code is fetched with the first export. */
export function useExport(exporter: Exporter): (wanted: Export) => Promise<void> {
  const t = useTranslations('list');
  const ask = useAskOnDemand();
  const report = useReportFailure();
  const source = sourceOf(exporter);
  const afterPassword = async (asked: AskedRows): Promise<Opening | undefined> => {
    const stop = new AbortController();
    const drop = () => stop.abort();
    const opened: Download[] = [];
    const act = async (password: string) => {
      opened.push(await source.open(asked, stop.signal, password));
    };
    await ask(passwordAgain, { title: t('export.title'), act });
    const [download] = opened;
    if (!download) drop();
    return download && { open: async () => download, drop };
  };
  return async ({ asked, ...others }) => {
    const opening = source.password ? await afterPassword(asked) : openingOf(source, asked);
    if (!opening) return;
    const begun = await import('./run-export')
      .then(({ beginExport }) => beginExport({ ...others, open: opening.open }))
      .catch((error: unknown) => report(error, { info: 'part' }));
    if (begun) await ask(exportDialog, begun);
    else opening.drop();
  };
}

/** How an export is opened; what is open already and not taken is dropped, or the server would keep rows for nobody. */
interface Opening extends Pick<ExportParams, 'open'> {
  drop(): void;
}

const openingOf = (source: ExportSource, asked: AskedRows): Opening => ({
  open: (signal) => source.open(asked, signal),
  drop: () => undefined,
});
