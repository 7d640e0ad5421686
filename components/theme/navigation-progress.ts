import NProgress from 'nprogress';

/** A navigation that neither arrives nor fails must not leave the bar on the page for ever. */
const GIVE_UP_MS = 12_000;

let givingUp: ReturnType<typeof setTimeout> | undefined;

/** Shows the bar; links do it by themselves, navigations that begin in code call it. */
export function beginNavigation(): void {
  clearTimeout(givingUp);
  givingUp = setTimeout(endNavigation, GIVE_UP_MS);
  NProgress.start();
}

/** Completes the bar: the navigation arrived, failed, or led nowhere. */
export function endNavigation(): void {
  clearTimeout(givingUp);
  NProgress.done();
}
