'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { useViewer } from '@/components/viewer/viewer-context';
import { MAIN_STORE } from '@/lib/contract/access';
import type { AdminUser } from '@/lib/contract/user';
import { isOwnAccount } from './own-account';
import { RolesInput } from './RolesInput';
import { UserStoreInput } from './UserStoreInput';
import { useUserForm } from './use-user-form';

const SQUARE = 1;

/** An administrator to make or to change. */
export function UserDrawer({ payload: saved, answer }: DialogProps<AdminUser | null, true>) {
  const t = useTranslations('administrator');
  const password = useTranslations('password');
  const viewer = useViewer();
  const form = useUserForm(saved, () => answer(true));
  const storeId = useWatch({ control: form.hook.control, name: 'storeId' });
  const known = useMemo(() => new Map(saved?.roleIds.map((id, index) => [id, saved.roleNames[index] ?? ''])), [saved]);
  const made = saved === null;
  const own = saved !== null && isOwnAccount(saved, viewer);
  return (
    <FormDrawer form={form} title={t(made ? 'add' : 'edit')}>
      <TextInput form={form} name="username" maxLength={30} disabled={!made} hint={t(own ? 'ownAccountHint' : 'usernameHint')} />
      <TextInput form={form} name="name" maxLength={20} />
      {!own && (
        <>
          <TextInput
            form={form}
            name="password"
            type="password"
            autoComplete="new-password"
            maxLength={32}
            hint={made ? password('hint') : t('passwordUnchanged')}
          />
          <TextInput form={form} name="confirmPassword" type="password" autoComplete="new-password" maxLength={32} required={made} />
        </>
      )}
      {viewer.storeId === MAIN_STORE && <UserStoreInput form={form} saved={saved} />}
      <RolesInput form={form} storeId={storeId} known={known} />
      <TextInput form={form} name="mobile" type="tel" maxLength={11} />
      <TextInput form={form} name="email" type="email" maxLength={50} />
      <PictureInput form={form} name="avatar" ratio={SQUARE} />
      <SwitchInput form={form} name="status" />
      <TextInput form={form} name="introduction" maxLength={100} wide />
      <TextInput form={form} name="remark" maxLength={200} rows={2} wide />
    </FormDrawer>
  );
}
