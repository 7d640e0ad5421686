'use client';
import { useCallback, useMemo } from 'react';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { LoadedTree } from '@/components/permission/LoadedTree';
import { useViewer } from '@/components/viewer/viewer-context';
import { holds } from '@/lib/contract/access';
import type { RoleScope } from '@/lib/contract/role';
import type { RoleValues } from './role-values';

/** The permissions of a role as a tree. */
export function PermissionInput({ form, scope }: { form: ResourceForm<RoleValues>; scope: RoleScope }) {
  const field = useField({ form, name: 'permissions', wide: true }, 'chosen');
  const { permissions } = useViewer();
  const mayGive = useCallback((code: string) => holds(permissions, [[code]]), [permissions]);
  const chosen = useMemo(() => (Array.isArray(field.value) ? (field.value as string[]) : []), [field.value]);
  return (
    <FieldFrame field={field} group>
      <LoadedTree scope={scope} chosen={chosen} mayGive={mayGive} invalid={field.error !== undefined} onChange={field.change} />
    </FieldFrame>
  );
}
