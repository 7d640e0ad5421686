'use client';
import { useQuery } from '@tanstack/react-query';
import { remoteSource } from '@/components/controls/remote/remote-source';
import { readOptions } from '@/lib/client/resource-queries';
import { MAIN_STORE } from '@/lib/contract/access';
import { roleOptions } from '@/lib/contract/role';

/** The roles an administrator of a store may have: of the store's scope, made by the main store or by itself. */
export function useFittingRoles(storeId: number) {
  const { data = [], isFetching } = useQuery(readOptions(roleOptions, { scope: storeId === MAIN_STORE ? 1 : 2 }));
  return { options: data.filter((role) => role.storeId === MAIN_STORE || role.storeId === storeId), isFetching };
}

const everyRole = remoteSource(
  roleOptions,
  () => ({}),
  ({ id, name, code }) => ({ value: id, label: name, note: code }),
);

/** Roles to filter by. The call gives all of them, so the words typed are matched here. */
export const roleSource: typeof everyRole = {
  ...everyRole,
  read: async (keyword, signal) => {
    const words = keyword.toLowerCase();
    const roles = await everyRole.read('', signal);
    return roles.filter(
      ({ id, name, code }) => [name.toLowerCase(), code.toLowerCase()].some((text) => text.includes(words)) || String(id) === words,
    );
  },
};
