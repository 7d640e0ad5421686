'use client';
import { useTranslations } from 'next-intl';
import { RemoteSelect } from '@/components/controls/remote/RemoteSelect';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { storeSource } from '@/components/list/filters/StoreFilter';
import { MAIN_STORE } from '@/lib/contract/access';
import type { AdminUser } from '@/lib/contract/user';
import type { UserValues } from './user-values';

/** The store an administrator works for; another store takes other roles, so those chosen fall away. Fixed after creation. */
export function UserStoreInput({ form, saved }: { form: ResourceForm<UserValues>; saved: AdminUser | null }) {
  const field = useField({ form, name: 'storeId', required: true, disabled: saved !== null }, 'chosen');
  const mainStore = useTranslations('shell')('mainStore');
  const put = (storeId: number | null) => {
    field.change(storeId);
    form.hook.setValue('roleIds', [], { shouldDirty: true });
  };
  return (
    <FieldFrame field={field}>
      <RemoteSelect
        id={field.id}
        label={field.label}
        source={storeSource}
        value={typeof field.value === 'number' ? field.value : null}
        known={saved ? { value: saved.storeId, label: saved.storeName } : { value: MAIN_STORE, label: mainStore }}
        disabled={field.disabled}
        invalid={field.error !== undefined}
        describedBy={field.describedBy}
        onChange={put}
        onBlur={field.blur}
      />
    </FieldFrame>
  );
}
