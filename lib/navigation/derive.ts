import { MAIN_STORE } from '@/lib/contract/access';
import { matchPath, type RouteParams } from './match';
import { holdsRole } from './role-check';
import type { RouteNode } from './route-node';

/** Whose map it is: everything the table's rules ask about. */
export interface RouteViewer {
  readonly storeId: number;
  /** Features of the store (its `auths`). */
  readonly auths: readonly string[];
  /** Permission codes of the login, the extra power value included. */
  readonly permissions: readonly string[];
}

/** The part of the map this viewer may use: the store gate first, then the roles; a refused group takes its pages with it. */
export function permitted(nodes: readonly RouteNode[], viewer: RouteViewer): RouteNode[] {
  return byRole(byStore(nodes, viewer), viewer.permissions);
}

/** What is left for the viewer's store (specification 6, store gating). */
function byStore(nodes: readonly RouteNode[], viewer: RouteViewer): RouteNode[] {
  return kept(nodes, (node) => {
    if (!node.store || viewer.storeId === MAIN_STORE) return true;
    return node.store !== 'main' && viewer.auths.includes(node.store);
  });
}

function byRole(nodes: readonly RouteNode[], permissions: readonly string[]): RouteNode[] {
  return kept(nodes, (node) => !node.roles || holdsRole(permissions, node.roles));
}

function kept(nodes: readonly RouteNode[], keep: (node: RouteNode) => boolean): RouteNode[] {
  return nodes.filter(keep).flatMap((node) => {
    if (!node.children) return [node];
    const children = kept(node.children, keep);
    // A group without any page would be a menu entry that leads nowhere.
    return children.length ? [{ ...node, children }] : [];
  });
}

/** Every page of a map, flat, in menu order. */
export const leaves = (nodes: readonly RouteNode[]): RouteNode[] =>
  nodes.flatMap((node) => (node.children ? leaves(node.children) : [node]));

/** One entry of the menu: a page, or a group of entries. */
export interface MenuEntry {
  readonly path: string;
  readonly titleKey: string;
  readonly icon: RouteNode['icon'];
  readonly children: readonly MenuEntry[];
}

/** The map as the sidebar shows it: hidden pages left out, a group of one page shown as that page unless it must stay a group. */
export function menu(nodes: readonly RouteNode[], inherited?: RouteNode['icon']): MenuEntry[] {
  return nodes.filter((node) => !node.hidden).flatMap((node) => entryOf(node, node.icon ?? inherited));
}

function entryOf(node: RouteNode, icon: RouteNode['icon']): MenuEntry[] {
  const { path, titleKey } = node;
  if (!node.children) return [{ path, titleKey, icon, children: [] }];
  const below = menu(node.children);
  const [only, ...others] = below;
  if (!only) return [];
  if (others.length || node.alwaysShow || only.children.length) return [{ path, titleKey, icon, children: below }];
  return [{ ...only, icon: only.icon ?? icon }];
}

/** From the section down to the page of an address; empty when the map has no such page. This is also the breadcrumb. */
export function trail(nodes: readonly RouteNode[], pathname: string): RouteNode[] {
  for (const node of nodes) {
    if (!node.children && matchPath(node.path, pathname)) return [node];
    const below = trail(node.children ?? [], pathname);
    if (below.length) return [node, ...below];
  }
  return [];
}

/** The page of an address with its parameters. */
export function screenFor(nodes: readonly RouteNode[], pathname: string): { node: RouteNode; params: RouteParams } | undefined {
  const node = trail(nodes, pathname).at(-1);
  return node && { node, params: matchPath(node.path, pathname) ?? {} };
}

/** The menu path that is lit up for an address: hidden pages light the list they belong to. */
export function activeMenuPath(nodes: readonly RouteNode[], pathname: string): string | undefined {
  const node = trail(nodes, pathname).at(-1);
  return node?.activeMenu ?? node?.path;
}

/** Whether a menu entry is the page, or a group with it. */
export const entryHolds = (entry: MenuEntry, path: string | undefined): boolean =>
  entry.children.length ? entry.children.some((child) => entryHolds(child, path)) : entry.path === path;

/** The first page below a group, for an address that names the group alone. */
export function firstPageOf(nodes: readonly RouteNode[], groupPath: string): string | undefined {
  for (const node of nodes) {
    if (!node.children) continue;
    if (node.path === groupPath) return leaves([node]).find((leaf) => !leaf.hidden)?.path;
    const below = firstPageOf(node.children, groupPath);
    if (below) return below;
  }
  return undefined;
}

/** What the search box looks through: each page with the titles of its sections, as in「营销管理 > 优惠券列表」. */
export interface SearchEntry {
  readonly path: string;
  readonly titleKeys: readonly string[];
}

/** The searchable pages of a map, hidden ones left out. */
export function searchEntries(nodes: readonly RouteNode[], above: readonly string[] = []): SearchEntry[] {
  return nodes
    .filter((node) => !node.hidden)
    .flatMap((node) => {
      const titleKeys = [...above, node.titleKey];
      return node.children ? searchEntries(node.children, titleKeys) : [{ path: node.path, titleKeys }];
    });
}
