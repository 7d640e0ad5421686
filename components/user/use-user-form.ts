'use client';
import { useDisableQuestion } from '@/components/actions/use-disable-question';
import { rowIn } from '@/components/form/state/read-in-list';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useRecordForm } from '@/components/form/state/use-record-form';
import { useViewer } from '@/components/viewer/viewer-context';
import { call } from '@/lib/client/call';
import { MAX_PAGE_SIZE } from '@/lib/contract/call/page';
import { type AdminUser, type AdminUserDraft, type AdminUserPatch, user } from '@/lib/contract/user';
import { emptyUser, newUserForm, savedUserForm, type UserValues, valuesOf } from './user-values';

/** Whoever is switched off is out at once, wherever it is done. */
const ALWAYS = { asks: () => true };

/** The form of one administrator: made new, or saved over the version it was opened with. */
export function useUserForm(saved: AdminUser | null, onSaved: () => void): ResourceForm<UserValues> {
  const { storeId } = useViewer();
  const agree = useDisableQuestion('administrator', saved, saved?.username, ALWAYS);
  return useRecordForm<UserValues, AdminUser, AdminUser, AdminUserDraft, AdminUserPatch>({
    resource: user,
    record: saved,
    schema: saved ? savedUserForm : newUserForm,
    start: saved ? valuesOf(saved) : emptyUser(storeId),
    labels: 'administrator.fields',
    draftOf,
    patchOf,
    onSaved,
    agree,
    keepsDraft: true,
    reload: async (id) => valuesOf(await present(id, saved?.username)),
  });
}

const draftOf = ({ version: _none, confirmPassword: _repeated, ...draft }: UserValues): AdminUserDraft => draft;

const patchOf = ({ version: _read, username: _fixed, confirmPassword: _repeated, ...patch }: UserValues): Omit<AdminUserPatch, 'version'> =>
  patch;

/** There is no call for one administrator: the list finds one by the username. */
async function present(id: number, username?: string): Promise<AdminUser> {
  const { rows } = await call(user.list, { query: { keyword: username, currPage: 1, pageSize: MAX_PAGE_SIZE } });
  return rowIn(rows, id);
}
