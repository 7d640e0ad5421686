'use client';
import { useTranslations } from 'next-intl';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useRecordForm } from '@/components/form/state/use-record-form';
import { useViewer } from '@/components/viewer/viewer-context';
import { call } from '@/lib/client/call';
import { holds, MAIN_STORE } from '@/lib/contract/access';
import { type RoleDraft, type RolePatch, role, roleInfo } from '@/lib/contract/role';
import { copyOf, emptyRole, type RoleParams, type RoleValues, roleForm, valuesOf } from './role-values';

/** The form of one role: made new, or saved over the version it was opened with. */
export function useRoleForm(task: RoleParams, onSaved: () => void): ResourceForm<RoleValues> {
  const start = useStart(task);
  const saved = task.kind === 'edit' || task.kind === 'permissions' ? task.role : null;
  return useRecordForm({
    resource: role,
    record: saved,
    schema: roleForm,
    start,
    labels: 'role.fields',
    draftOf,
    patchOf,
    onSaved,
    keepsDraft: task.kind === 'edit' || task.kind === 'new',
    reload: async (id) => valuesOf(await call(roleInfo, { query: { id } })),
  });
}

function useStart(task: RoleParams): RoleValues {
  const t = useTranslations('role');
  const { storeId, permissions } = useViewer();
  if (task.kind === 'new') return emptyRole(storeId === MAIN_STORE);
  if (task.kind !== 'copy') return valuesOf(task.role);
  return copyOf(task.role, t('copyName', { name: task.role.name }), (code) => holds(permissions, [[code]]));
}

const draftOf = ({ version: _none, ...draft }: RoleValues): RoleDraft => draft;

/** The scope is fixed after creation, and the state is switched elsewhere. */
const patchOf = ({ name, code, remark, permissions }: RoleValues): Omit<RolePatch, 'version'> => ({ name, code, remark, permissions });
