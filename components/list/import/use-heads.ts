import { useEffect, useMemo, useState } from 'react';
import { inAllLanguages } from '@/lib/messages/in-all-languages';
import type { ImportParams } from './import-params';

/** What the first cell of a head may say: a file filled in by somebody who reads the other language has its head in that one. */
export function useHeads(template: Pick<NonNullable<ImportParams<unknown>['template']>, 'head' | 'first'> | undefined): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([]);
  const key = template?.first;
  const shown = template?.head[0];
  useEffect(() => {
    // Where the other language cannot be fetched, its head is a row like any other and refused with its line.
    if (key) void inAllLanguages(key).then(setOthers, () => undefined);
  }, [key]);
  return useMemo(() => (shown === undefined ? [] : [shown, ...others]), [shown, others]);
}
