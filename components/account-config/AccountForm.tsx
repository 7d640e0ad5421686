'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import type { ZodType } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDrawer } from '@/components/form/frames/FormDrawer';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { RadioInput } from '@/components/form/inputs/RadioInput';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { SwitchInput } from '@/components/form/inputs/SwitchInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { readInList } from '@/components/form/state/read-in-list';
import { unversioned, useRecordForm } from '@/components/form/state/use-record-form';
import { withVersion } from '@/components/form/state/with-version';
import { PictureInput } from '@/components/media/pictures/PictureInput';
import { useViewer } from '@/components/viewer/viewer-context';
import {
  type AccountConfig,
  type AccountConfigDraft,
  accountConfig,
  accountConfigForm,
  accountTypes,
  accountUses,
  typesOfUse,
} from '@/lib/contract/account-config';
import { onOff } from '@/lib/contract/states/on-off';
import { yesNo } from '@/lib/contract/states/yes-no';
import { usesFor } from './account-uses';

type Values = AccountConfigDraft & { version?: number | undefined };
const schema: ZodType<Values> = withVersion(accountConfigForm);
/** Where money goes, and whose it is. */
const SECRETS = ['account', 'holder', 'branch', 'qrcode'] as const;

export interface AccountFormParams {
  /** Null for a new one. */
  readonly account: AccountConfig | null;
}

const fresh = (usage: number): Values => ({
  ...{
    usage: usage === accountUses.service ? accountUses.service : accountUses.receiving,
    type: accountTypes.wechat,
    name: '',
    account: '',
  },
  ...{ holder: '', bankName: '', branch: '', qrcode: '', workTime: '', remark: '', isDefault: yesNo.no, sort: 0, status: onOff.on },
});

const valuesOf = ({
  id: _id,
  storeId: _store,
  storeName: _name,
  updateTime: _time,
  updaterName: _updater,
  ...account
}: AccountConfig): Values => ({ ...account, password: '' });

/** Adds an account, or edits one; what is a receiving account, or was one, asks for the login password once more. */
export function AccountForm({ payload: { account }, answer }: DialogProps<AccountFormParams, true>) {
  const t = useTranslations('accountConfig');
  const enums = useTranslations('enums');
  const uses = usesFor(useViewer());
  const received = account?.usage === accountUses.receiving;
  const start = useMemo(() => (account ? valuesOf(account) : fresh(uses[0] ?? accountUses.service)), [account, uses]);
  const form = useRecordForm({
    resource: accountConfig,
    record: account,
    schema,
    start,
    labels: 'accountConfig.fields',
    draftOf: (values: Values) => unversioned(values),
    keepsDraft: true,
    secrets: SECRETS,
    onSaved: () => answer(true),
    reload: readInList(accountConfig, valuesOf),
  });
  const { usage, type } = form.hook.watch();
  const { setValue } = form.hook;
  const types = typesOfUse[usage] ?? [];
  const fits = types.includes(type);
  useEffect(() => {
    if (!fits) setValue('type', accountTypes.wechat, { shouldDirty: true });
  }, [fits, setValue]);
  const receives = usage === accountUses.receiving;
  const isBank = type === accountTypes.bank;
  return (
    <FormDrawer form={form} title={account ? `${t('edit')} · ${account.name}` : t('add')}>
      <RadioInput form={form} name="usage" options={uses.map((value) => ({ value, label: enums(`accountUse.${value}`) }))} required />
      <SelectInput form={form} name="type" options={types.map((value) => ({ value, label: enums(`accountType.${value}`) }))} required />
      <TextInput form={form} name="name" maxLength={20} required />
      <TextInput form={form} name="account" maxLength={64} required />
      {receives && <TextInput form={form} name="holder" maxLength={50} required />}
      {isBank && (
        <>
          <TextInput form={form} name="bankName" maxLength={50} required />
          <TextInput form={form} name="branch" maxLength={50} required />
        </>
      )}
      {!isBank && (
        <PictureInput form={form} name="qrcode" whole label={t(receives ? 'fields.qrcode' : 'serviceQrcode')} required={receives} />
      )}
      {!receives && <TextInput form={form} name="workTime" maxLength={50} />}
      <SwitchInput form={form} name="isDefault" />
      <SwitchInput form={form} name="status" />
      <NumberInput form={form} name="sort" />
      <TextInput form={form} name="remark" rows={2} maxLength={200} wide />
      {(receives || received) && <TextInput form={form} name="password" type="password" hint={t('passwordHint')} required wide />}
    </FormDrawer>
  );
}
