'use client';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { ErrorFace } from '@/components/feedback/ErrorFace';
import { FieldFrame } from '@/components/form/FieldFrame';
import type { ResourceForm } from '@/components/form/resource-form';
import { useField } from '@/components/form/use-field';
import { useViewer } from '@/components/theme/viewer-context';
import { holds } from '@/lib/contract/access';
import type { RoleScope } from '@/lib/contract/role';
import type { RoleValues } from './role-values';
import { TreeSkeleton } from './TreeSkeleton';
import { usePermissionTree } from './use-permission-tree';

const PermissionTree = lazy(() => import('./PermissionTree').then((module) => ({ default: module.PermissionTree })));

interface Props {
  readonly form: ResourceForm<RoleValues>;
  readonly scope: RoleScope;
  /** Nothing can be changed: a built-in role is only looked at. */
  readonly fixed?: boolean;
}

/** The permissions of a role as a tree; the tree's code comes when a role is opened. */
export function PermissionInput({ form, scope, fixed = false }: Props) {
  const field = useField({ form, name: 'permissions', wide: true }, 'chosen');
  const tree = usePermissionTree();
  const { permissions } = useViewer();
  const mayGive = useCallback((code: string) => !fixed && holds(permissions, [[code]]), [fixed, permissions]);
  const chosen = useMemo(() => (Array.isArray(field.value) ? (field.value as string[]) : []), [field.value]);
  return (
    <FieldFrame field={field} group>
      {tree.isError && <ErrorFace error={tree.error} onRetry={() => void tree.refetch()} small />}
      {tree.isPending && <TreeSkeleton />}
      {tree.data && (
        <Suspense fallback={<TreeSkeleton />}>
          <PermissionTree
            nodes={tree.data}
            scope={scope}
            chosen={chosen}
            mayGive={mayGive}
            fixed={fixed}
            invalid={field.error !== undefined}
            onChange={field.change}
          />
        </Suspense>
      )}
    </FieldFrame>
  );
}
