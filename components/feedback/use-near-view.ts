'use client';
import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window something counts as near, in pixels: about as far as a turn of the wheel goes while its code arrives. */
const MARGIN = 600;

/**
 * Whether an element has come near the part of the page in view; once near, it stays so. Before anybody scrolls, only what is in view
 * counts: whoever came for the top of a page waits for nothing below it.
 */
export function useNearView(element: RefObject<Element | null>, margin = MARGIN): boolean {
  const [near, setNear] = useState(false);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const note = () => setScrolled(true);
    // Scrolling does not bubble; whatever part of the page moves is heard on its way down.
    document.addEventListener('scroll', note, { capture: true, passive: true, once: true });
    return () => document.removeEventListener('scroll', note, { capture: true });
  }, []);
  useEffect(() => {
    const place = element.current;
    if (near || !place) return;
    const around = `${scrolled ? margin : 0}px`;
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: around,
      scrollMargin: around,
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, [element, margin, near, scrolled]);
  return near;
}
