'use client';
import { FailedPage } from '@/components/shell/status-pages/FailedPage';

/** A page that failed while being drawn: the shell stays usable. */
export default function ConsoleError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <FailedPage digest={error.digest} retry={reset} />;
}
