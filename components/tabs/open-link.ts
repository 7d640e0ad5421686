/** What of a click decides where it leads. */
export interface LinkClick {
  readonly href: string;
  readonly here: string;
  /** A modifier key, another button, a target of its own or a download: the browser's business. */
  readonly special: boolean;
}

/**
 * The address a click on a link should show without asking the server, because its page is an open tab; nothing when the router
 * should go on. A link without a query brings a hidden tab back as it was left; on the page itself it starts the list over.
 */
export function openTabAddress({ href, here, special }: LinkClick, searchOf: (path: string) => string | undefined): string | undefined {
  if (special || !URL.canParse(href, here)) return undefined;
  const [to, from] = [new URL(href, here), new URL(here)];
  const kept = searchOf(to.pathname);
  if (to.origin !== from.origin || to.hash !== '' || kept === undefined) return undefined;
  const asLeft = to.search === '' && to.pathname !== from.pathname;
  return `${to.pathname}${asLeft ? kept : to.search}`;
}
