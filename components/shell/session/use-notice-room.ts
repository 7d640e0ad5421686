'use client';
import { type RefObject, useEffect, useRef } from 'react';

/** Of a page that the server draws with the notice of a plan: one line of it (NoticeStrip.tsx), so that nothing moves once it is measured. */
export const noticeRoom = { '&:has([data-news])': { '--notices': '42px' } } as const;

interface Room {
  /** Around the whole page: whatever counts with the notices stands in it. */
  readonly column: RefObject<HTMLDivElement | null>;
  readonly notices: RefObject<HTMLDivElement | null>;
}

/** Tells the page as `--notices` how high the notices over it are: what ends with the window is shorter by that much. */
export function useNoticeRoom(): Room {
  const column = useRef<HTMLDivElement>(null);
  const notices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notices.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) column.current?.style.setProperty('--notices', `${entry.contentRect.height}px`);
    });
    observer.observe(notices.current);
    return () => observer.disconnect();
  }, []);
  return { column, notices };
}
