'use client';
import { FailedFace } from '@/components/shell/FailedFace';

/** A page that failed while being drawn: the shell stays usable. */
export default function ConsoleError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <FailedFace digest={error.digest} retry={reset} />;
}
