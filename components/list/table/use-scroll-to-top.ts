'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { scrollToTop } from '@/lib/list/scroll-to-top';

/** Brings a frame and whatever it scrolls in back to the top after paging (specification 9). */
export function useScrollToTop(frame: RefObject<HTMLElement | null>, page: number): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    for (let element: HTMLElement | null = frame.current; element; element = element.parentElement) scrollToTop(element);
  }, [frame, page]);
}
