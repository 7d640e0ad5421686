'use client';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useReportFailure } from '@/components/feedback/use-report-failure';

/** A menu, panel or drawer that is kept out of the first load. */
export interface LazyPart<Props> {
  /** The code once it is there. */
  readonly loaded: () => ComponentType<Props> | undefined;
  readonly load: () => Promise<ComponentType<Props>>;
  /** For the control that opens it: whoever is about to press it finds the code there. */
  readonly prefetch: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** Names a part by where its code lies; a constant of the module that draws its control. */
export function lazyPart<Props>(importPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let known: ComponentType<Props> | undefined;
  const fetched = async () => {
    known ??= await importPart();
    return known;
  };
  // A failure here is met again, and told, when the part is opened.
  const prefetch = () => void fetched().catch(() => undefined);
  return { loaded: () => known, load: fetched, prefetch: { onPointerEnter: prefetch, onFocus: prefetch } };
}

/**
 * The part to draw, null until it is first opened and its code has come; from then on it stays, to close as it should.
 * One that cannot be fetched is told and closed again, so that the next press tries anew.
 */
export function useLazyPart<Props>(part: LazyPart<Props>, open: boolean, onClose: () => void): ComponentType<Props> | null {
  const report = useReportFailure();
  const [Part, setPart] = useState<ComponentType<Props>>();
  const ready = part.loaded();
  // Fetched ahead, it opens in the same frame. Not before: a table has hundreds of closed menus that nobody will open.
  if (open && !Part && ready) setPart(() => ready);
  const close = useRef(onClose);
  close.current = onClose;
  const wanted = open && !Part;
  useEffect(() => {
    if (!wanted) return;
    let here = true;
    const draw = (fetched: ComponentType<Props>) => {
      if (here) setPart(() => fetched);
    };
    const tell = (error: unknown) => {
      if (!here) return;
      report(error, { info: 'part' });
      close.current();
    };
    part.load().then(draw, tell);
    return () => {
      here = false;
    };
  }, [wanted, part, report]);
  return Part ?? null;
}
