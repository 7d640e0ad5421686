'use client';
import { useTranslations } from 'next-intl';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useViewer } from '@/components/viewer/viewer-context';
import { call } from '@/lib/client/call';
import { MAX_PAGE_SIZE } from '@/lib/contract/page';
import { type AdminUser, user } from '@/lib/contract/user';
import { emptyUser, newUserForm, savedUserForm, type UserValues, valuesOf } from './user-values';

/** The form of one administrator: made new, or saved over the version it was opened with. */
export function useUserForm(saved: AdminUser | null, onSaved: () => void): ResourceForm<UserValues> {
  const common = useTranslations('common');
  const { storeId } = useViewer();
  return useResourceForm<UserValues, AdminUser>({
    schema: saved ? savedUserForm : newUserForm,
    start: saved ? valuesOf(saved) : emptyUser(storeId),
    labels: 'administrator.fields',
    save: (values) => (saved ? change(saved.id, values) : make(values)),
    savedText: common(saved ? 'updated' : 'created'),
    onSaved,
    draft: { record: String(saved?.id ?? 'new') },
    ...(saved ? { reload: async () => valuesOf(await present(saved)) } : {}),
  });
}

function make({ version: _none, confirmPassword: _repeated, ...draft }: UserValues) {
  return call(user.create, { query: undefined, body: draft });
}

function change(id: number, { username: _fixed, confirmPassword: _repeated, ...patch }: UserValues) {
  return call(user.update, { query: undefined, body: { id, ...patch } });
}

/** There is no call for one administrator: the list finds one by the username. */
async function present(saved: AdminUser): Promise<AdminUser> {
  const query = { keyword: saved.username, currPage: 1, pageSize: MAX_PAGE_SIZE };
  const { rows } = await call(user.list, { query, body: undefined });
  return rows.find(({ id }) => id === saved.id) ?? saved;
}
