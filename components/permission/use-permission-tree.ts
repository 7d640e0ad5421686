'use client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { call } from '@/lib/client/call';
import { everythingOf } from '@/lib/client/resource-queries';
import { type PermissionNode, permissionList, permissionTree } from '@/lib/contract/permission';

/** The tree is part of the server's version: one visit reads it once a language. */
const FRESH_MS = 3_600_000;

/** The permission tree; its names come from the server in the present language. */
export function usePermissionTree(): UseQueryResult<PermissionNode[]> {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...everythingOf('permission'), permissionList.name, language],
    queryFn: async ({ signal }) => permissionTree(await call(permissionList, { signal })),
    staleTime: FRESH_MS,
    meta: { quiet: true },
  });
}

/** What a code is called, the code itself where its name is unknown; null while the names are on their way. */
export function usePermissionNames(): ((code: string) => string) | null {
  const { data, isPending } = usePermissionTree();
  return useMemo(() => {
    if (isPending) return null;
    const names = new Map(everyNode(data ?? []).map(({ code, name }) => [code, name]));
    return (code) => names.get(code) ?? code;
  }, [data, isPending]);
}

const everyNode = (nodes: readonly PermissionNode[]): PermissionNode[] => nodes.flatMap((node) => [node, ...everyNode(node.children)]);
