'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { RemoteOption } from '@/components/controls/remote/remote-source';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { useViewer } from '@/components/viewer/viewer-context';
import { everyRowOptions } from '@/lib/client/every-row';
import { MAIN_STORE } from '@/lib/contract/access';
import { accountConfig, accountUses } from '@/lib/contract/account-config';
import { goodsKinds } from '@/lib/contract/goods/kind';
import { type Link, linkTypes } from '@/lib/contract/link';
import { onOff } from '@/lib/contract/states/on-off';
import { CategoryInput } from './CategoryInput';
import { couponSource, goodsSource, storeSource } from './link-sources';
import { PageInput } from './PageInput';
import { TargetInput } from './TargetInput';

interface Props<Values extends FieldValues> {
  readonly form: ResourceForm<Values>;
  readonly type: Link['linkType'];
  readonly known: RemoteOption | null;
}

/** The input of a link's target, by its type. */
export function LinkTarget<Values extends FieldValues & Link>({ form, type, known }: Props<Values>) {
  const t = useTranslations('link');
  const enums = useTranslations('enums');
  const { storeId } = useViewer();
  const field = { form, name: 'linkValue' as FieldPath<Values>, label: type === 0 ? '' : enums(`linkType.${type}`), required: true };
  switch (type) {
    case linkTypes.goods:
      return <TargetInput key={type} {...field} source={goodsSource} known={known} />;
    case linkTypes.coupon:
      return <TargetInput key={type} {...field} source={couponSource} known={known} />;
    case linkTypes.store:
      // Another store cannot look others up: it can lead to itself.
      return storeId === MAIN_STORE ? (
        <TargetInput key={type} {...field} source={storeSource} known={known} />
      ) : (
        <SelectInput key={type} {...field} options={[{ value: String(storeId), label: t('ownStore') }]} />
      );
    case linkTypes.category:
      return <CategoryInput key={type} {...field} />;
    case linkTypes.goodsOfKind:
      return (
        <SelectInput
          key={type}
          {...field}
          options={goodsKinds.map((kind) => ({ value: String(kind), label: enums(`goodsKind.${kind}`) }))}
        />
      );
    case linkTypes.page:
      return <PageInput key={type} {...field} />;
    case linkTypes.address:
      return <TextInput key={type} {...field} maxLength={500} />;
    case linkTypes.miniProgram:
      return (
        <>
          <TextInput form={form} name={'linkValue.appId' as FieldPath<Values>} label={t('appId')} maxLength={18} required />
          <TextInput form={form} name={'linkValue.path' as FieldPath<Values>} label={t('path')} maxLength={200} />
        </>
      );
    case linkTypes.service:
      return <ServiceInput key={type} {...field} />;
    default:
      return null;
  }
}

function ServiceInput<Values extends FieldValues>(field: { form: ResourceForm<Values>; name: FieldPath<Values>; label: string }) {
  const t = useTranslations('link');
  // The main store reads those of every store, whom its buyers do not ask.
  const { storeId } = useViewer();
  const { data: found = [] } = useQuery(everyRowOptions(accountConfig, { usage: accountUses.service, status: onOff.on, storeId }));
  const accounts = found.map(({ id, name }) => ({ value: String(id), label: name }));
  return <SelectInput {...field} required={false} options={[{ value: '', label: t('defaultService') }, ...accounts]} />;
}
