'use client';
import { lazy, Suspense } from 'react';
import { ErrorState } from '@/components/feedback/ErrorState';
import { TreeSkeleton } from './TreeSkeleton';
import type { TreeProps } from './use-permission-lines';
import { usePermissionTree } from './use-permission-tree';

const PermissionTree = lazy(() => import('./PermissionTree').then((module) => ({ default: module.PermissionTree })));

/** The permission tree once its codes and its own code are there; both come when a role is opened. */
export function LoadedTree(props: Omit<TreeProps, 'nodes'>) {
  const tree = usePermissionTree();
  if (tree.isError && !tree.data) return <ErrorState error={tree.error} onRetry={() => void tree.refetch()} small />;
  if (!tree.data) return <TreeSkeleton />;
  return (
    <Suspense fallback={<TreeSkeleton />}>
      <PermissionTree {...props} nodes={tree.data} />
    </Suspense>
  );
}
