import 'server-only';
import type { Language } from '@/lib/messages/language';
import { baseMessages } from '@/lib/messages/load';
import type { Messages } from '@/lib/messages/message-tree';
import type { RouteNode } from '@/lib/navigation/route-node';

/** The base sections for somebody's page: of the titles only those of their map, for a title tells of a page as its path does. */
export async function consoleMessages(language: Language, routes: readonly RouteNode[]): Promise<Messages> {
  const { route, ...others } = await baseMessages(language);
  const permitted = new Set(titleNames(routes));
  const titles = typeof route === 'object' ? Object.entries(route).filter(([name]) => permitted.has(name)) : [];
  return { ...others, route: Object.fromEntries(titles) };
}

const titleNames = (routes: readonly RouteNode[]): string[] =>
  routes.flatMap((node) => [node.titleKey.slice('route.'.length), ...titleNames(node.children ?? [])]);
