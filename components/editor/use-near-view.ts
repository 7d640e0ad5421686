'use client';
import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window something counts as near: about as far as a turn of the wheel goes while its code arrives. */
const MARGIN = '600px';

/** Whether an element has come near the part of the page in view; once near, it stays so. */
export function useNearView(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const place = element.current;
    if (near || !place) return;
    const watch = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: MARGIN,
      scrollMargin: MARGIN,
    });
    watch.observe(place);
    return () => watch.disconnect();
  }, [element, near]);
  return near;
}
