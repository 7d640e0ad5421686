'use client';
import { useEffect } from 'react';
import { tabOf } from '@/lib/tabs/tab';
import { openTabAddress } from './open-link';
import { useWindowTabs } from './tabs-context';
import { showOpenTab } from './use-tab-commands';

/** Lets every link of the console, in the menu or in a screen, show an open tab at once instead of asking the server for it again. */
export function useOpenLinks(): void {
  const { store, metaOf } = useWindowTabs();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link?.hasAttribute('href') || event.defaultPrevented) return;
      const searchOf = (path: string) => (metaOf(path) ? tabOf(store.state(), path)?.search : undefined);
      const address = openTabAddress({ href: link.href, here: window.location.href, special: isSpecial(event, link) }, searchOf);
      if (address === undefined) return;
      // The router looks at this before it navigates; the link's own handlers (closing a menu) still run.
      event.preventDefault();
      showOpenTab(address);
    };
    // React listens at the document; this must be earlier.
    window.addEventListener('click', follow, { capture: true });
    return () => window.removeEventListener('click', follow, { capture: true });
  }, [store, metaOf]);
}

const isSpecial = (event: MouseEvent, link: HTMLAnchorElement): boolean =>
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey ||
  link.hasAttribute('download') ||
  (link.target !== '' && link.target !== '_self');
