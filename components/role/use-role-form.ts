'use client';
import { useTranslations } from 'next-intl';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useViewer } from '@/components/viewer/viewer-context';
import { call } from '@/lib/client/call';
import { MAIN_STORE } from '@/lib/contract/access';
import { type Role, role, roleInfo } from '@/lib/contract/role';
import { emptyRole, type RoleParams, type RoleValues, roleForm, valuesOf } from './role-values';

/** The form of one role: made new, or saved over the version it was opened with. */
export function useRoleForm(task: RoleParams, onSaved: () => void): ResourceForm<RoleValues> {
  const common = useTranslations('common');
  const start = useStart(task);
  const saved = task.kind === 'edit' || task.kind === 'permissions' ? task.role : undefined;
  return useResourceForm<RoleValues, Role>({
    schema: roleForm,
    start,
    labels: 'role.fields',
    save: (values) => (saved ? change(saved.id, values) : make(values)),
    savedText: common(saved ? 'updated' : 'created'),
    onSaved,
    ...(task.kind === 'edit' || task.kind === 'new' ? { draft: { record: String(saved?.id ?? 'new') } } : {}),
    ...(saved ? { reload: async () => valuesOf(await call(roleInfo, { query: { id: saved.id }, body: undefined })) } : {}),
  });
}

function useStart(task: RoleParams): RoleValues {
  const t = useTranslations('role');
  const { storeId } = useViewer();
  if (task.kind === 'new') return emptyRole(storeId === MAIN_STORE);
  const values = valuesOf(task.role);
  if (task.kind !== 'copy') return values;
  return { ...values, name: t('copyName', { name: values.name }).slice(0, 30), code: '', status: 1 };
}

const make = ({ version: _none, ...draft }: RoleValues) => call(role.create, { query: undefined, body: draft });

const change = (id: number, { name, code, remark, permissions, version }: RoleValues) =>
  call(role.update, { query: undefined, body: { id, name, code, remark, permissions, version } });
