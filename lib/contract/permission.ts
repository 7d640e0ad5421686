import { z } from 'zod';
import { signedIn } from './access';
import { endpoint } from './call/endpoint';
import { flag, id } from './field/fields';

const row = z.object({
  id,
  parentId: id.nullish(),
  code: z.string(),
  name: z.string(),
  /** Absent on servers that know menus only. */
  type: z.enum(['menu', 'action']).default('menu'),
  mainStoreOnly: flag.default(0),
  sort: z.number().default(0),
});

/** One node of the permission tree (system.md 1). */
export type PermissionNode = z.infer<typeof row> & { children: PermissionNode[] };

const node: z.ZodType<PermissionNode> = z.lazy(() => row.extend({ children: z.array(node).default([]) }));

/** A tree, or the flat list some servers send; `permissionTree` makes one of both. */
export const permissionList = endpoint({
  name: 'permission.list',
  method: 'GET',
  path: '/v1/admin/permission/list',
  access: signedIn,
  data: z.array(node),
});

/** Children hung under their parents, whether the server nested them or named the parent by id; order is `sort`, then id. */
export function permissionTree(nodes: readonly PermissionNode[]): PermissionNode[] {
  const known = new Set(nodes.map((each) => each.id));
  const childrenOf = (each: PermissionNode): PermissionNode[] => [
    ...each.children,
    ...nodes.filter((other) => other.parentId === each.id && !each.children.some((child) => child.id === other.id)),
  ];
  const hang = (each: PermissionNode): PermissionNode => ({ ...each, children: ordered(childrenOf(each)).map(hang) });
  return ordered(nodes.filter((each) => each.parentId == null || !known.has(each.parentId))).map(hang);
}

const ordered = (nodes: readonly PermissionNode[]) => [...nodes].sort((a, b) => a.sort - b.sort || a.id - b.id);
