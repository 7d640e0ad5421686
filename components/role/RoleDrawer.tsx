'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useEnumOptions } from '@/components/list/filters/use-enum-options';
import { choicesOf, fitting } from '@/components/permission/permission-choice';
import { usePermissionTree } from '@/components/permission/use-permission-tree';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import { type RoleScope, roleScopes, STORE_SCOPE } from '@/lib/contract/role';
import { PermissionInput } from './PermissionInput';
import type { RoleParams } from './role-values';
import { useRoleForm } from './use-role-form';

/** A role to make, to copy or to change; or its permissions alone. */
export function RoleDrawer({ payload: task, answer }: DialogProps<RoleParams, true>) {
  const t = useTranslations('role');
  const { storeId } = useViewer();
  const form = useRoleForm(task, () => answer(true));
  const scope = useWatch({ control: form.hook.control, name: 'scope' });
  useFittingPermissions(form.hook, scope);
  const made = task.kind === 'new' || task.kind === 'copy';
  const title = titleOf(task, t);
  const scopes = useEnumOptions('roleScope', roleScopes);
  return (
    <FormDrawer form={form} title={title}>
      {task.kind !== 'permissions' && (
        <>
          <TextInput form={form} name="name" maxLength={30} />
          <TextInput form={form} name="code" maxLength={50} hint={t('codeHint')} />
          {storeId === MAIN_STORE && <RadioInput form={form} name="scope" options={scopes} disabled={!made} />}
          {made && <SwitchInput form={form} name="status" />}
          <TextInput form={form} name="remark" maxLength={200} rows={2} wide />
        </>
      )}
      <PermissionInput form={form} scope={scope} />
    </FormDrawer>
  );
}

function titleOf(task: RoleParams, t: ReturnType<typeof useTranslations>): string {
  if (task.kind === 'new') return t('add');
  return task.kind === 'permissions' ? t('permissionsOf', { name: task.role.name }) : `${t(task.kind)} · ${task.role.name}`;
}

/** A role of other stores holds nothing the main store alone has. */
function useFittingPermissions({ getValues, setValue }: ReturnType<typeof useRoleForm>['hook'], scope: RoleScope) {
  const { data: nodes } = usePermissionTree();
  useEffect(() => {
    if (!nodes || scope !== STORE_SCOPE) return;
    const present = getValues('permissions');
    const left = fitting(choicesOf(nodes, scope, ''), present);
    if (left.length < present.length) setValue('permissions', [...left], { shouldDirty: true, shouldValidate: true });
  }, [nodes, scope, getValues, setValue]);
}
