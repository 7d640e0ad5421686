import type { NProgress } from 'nprogress';
import { isNavigating, navigationBegan, navigationEnded } from '@/lib/client/pending-navigation';

/** A navigation that neither arrives nor fails must not leave the bar on the page for ever. */
const GIVE_UP_MS = 12_000;
const TEMPLATE = '<div class="bar" aria-hidden="true"></div>';

let bar: NProgress | undefined;
let givingUp: ReturnType<typeof setTimeout> | undefined;

/** Whether an address is another page than the one shown; a mere fragment is not. */
export const leadsElsewhere = (target: URL): boolean => `${target.pathname}${target.search}` !== `${location.pathname}${location.search}`;

/** Shows the bar; links and the router's `push` do it by themselves, what replaces an address calls it. */
export function beginNavigation(): void {
  clearTimeout(givingUp);
  givingUp = setTimeout(endNavigation, GIVE_UP_MS);
  navigationBegan();
  if (bar) bar.start();
  else void fetchBar();
}

/** Completes the bar: the navigation arrived, failed, or led nowhere. */
export function endNavigation(): void {
  clearTimeout(givingUp);
  navigationEnded();
  bar?.done();
}

/** The bar is fetched with the first navigation; one that was over before it came needs none. */
async function fetchBar(): Promise<void> {
  try {
    const { default: fetched } = await import('nprogress');
    bar = fetched.configure({ showSpinner: false, template: TEMPLATE, barSelector: '.bar' });
  } catch {
    // A connection that is lost takes the bar along; the navigation itself tells whether it arrives.
    return;
  }
  if (isNavigating()) bar.start();
}
