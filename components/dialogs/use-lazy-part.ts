'use client';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { type LazyComponent, lazyComponent } from '@/components/controls/lazy/lazy-component';
import { useReportFailure } from '@/components/feedback/use-report-failure';

/** A menu, panel or drawer that is kept out of the first load. */
export interface LazyPart<Props> extends LazyComponent<ComponentType<Props>> {
  /** For the control that opens it: whoever is about to press it finds the code there. */
  readonly prefetch: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/** Names a part by where its code lies; a constant of the module that draws its control. */
export function lazyPart<Props>(importPart: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const { loaded, load } = lazyComponent(importPart);
  // A failure here is met again, and told, when the part is opened.
  const prefetch = () => void load().catch(() => undefined);
  return { loaded, load, prefetch: { onPointerEnter: prefetch, onFocus: prefetch } };
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
