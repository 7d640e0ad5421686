'use client';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useRecordForm } from '@/components/form/state/use-record-form';
import { useViewer } from '@/components/viewer/viewer-context';
import { call } from '@/lib/client/call';
import { MAX_PAGE_SIZE } from '@/lib/contract/call/page';
import { type AdminUser, type AdminUserDraft, type AdminUserPatch, user } from '@/lib/contract/user';
import { emptyUser, newUserForm, savedUserForm, type UserValues, valuesOf } from './user-values';

/** The form of one administrator: made new, or saved over the version it was opened with. */
export function useUserForm(saved: AdminUser | null, onSaved: () => void): ResourceForm<UserValues> {
  const { storeId } = useViewer();
  return useRecordForm<UserValues, AdminUser, AdminUser, AdminUserDraft, AdminUserPatch>({
    resource: user,
    record: saved,
    schema: saved ? savedUserForm : newUserForm,
    start: saved ? valuesOf(saved) : emptyUser(storeId),
    labels: 'administrator.fields',
    draftOf,
    patchOf,
    onSaved,
    keepsDraft: true,
    ...(saved ? { reload: async () => valuesOf(await present(saved)) } : {}),
  });
}

const draftOf = ({ version: _none, confirmPassword: _repeated, ...draft }: UserValues): AdminUserDraft => draft;

const patchOf = ({ version: _read, username: _fixed, confirmPassword: _repeated, ...patch }: UserValues): Omit<AdminUserPatch, 'version'> =>
  patch;

/** There is no call for one administrator: the list finds one by the username. */
async function present(saved: AdminUser): Promise<AdminUser> {
  const query = { keyword: saved.username, currPage: 1, pageSize: MAX_PAGE_SIZE };
  const { rows } = await call(user.list, { query });
  return rows.find(({ id }) => id === saved.id) ?? saved;
}
