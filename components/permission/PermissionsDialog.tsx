'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import type { Role } from '@/lib/contract/role';
import { LoadedTree } from './LoadedTree';

/** What a role may do, to be looked at: built-in roles, and for those who may not change roles. */
export function PermissionsDialog({ payload: role, answer }: DialogProps<Role, never>) {
  const t = useTranslations('role');
  const common = useTranslations('common');
  const close = (
    <Button variant="contained" onClick={() => answer(undefined)}>
      {common('close')}
    </Button>
  );
  return (
    <DialogFrame title={t('permissionsOf', { name: role.name })} actions={close}>
      <LoadedTree scope={role.scope} chosen={role.permissions} mayGive={nothing} />
    </DialogFrame>
  );
}

const nothing = () => false;
