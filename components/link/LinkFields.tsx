'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import type { RemoteOption } from '@/components/controls/remote/remote-source';
import { SelectInput } from '@/components/form/inputs/SelectInput';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { type Link, type LinkValue, linkTypes } from '@/lib/contract/link';
import { LinkTarget } from './LinkTarget';

const TYPES = Object.values(linkTypes);

interface Props<Values extends FieldValues> {
  readonly form: ResourceForm<Values>;
  /** The record as it was read, which knows its target by name; the form may hold another by now. */
  readonly saved?: (Link & { readonly linkName: string }) | null | undefined;
}

/** Where something leads: the kind of place, and the place itself (marketing.md 3). */
export function LinkFields<Values extends FieldValues & Link>({ form, saved }: Props<Values>) {
  const t = useTranslations('enums');
  const [typeField, valueField] = ['linkType' as FieldPath<Values>, 'linkValue' as FieldPath<Values>];
  const { setValue, clearErrors, watch } = form.hook;
  const type: Link['linkType'] = watch(typeField);
  const value: LinkValue = watch(valueField);
  const before = useRef({ type, value });
  useEffect(() => {
    const { current } = before;
    before.current = { type, value };
    // A draft that comes back changes both at once; a person who changes the type means another place.
    if (current.type === type || current.value !== value) return;
    const empty: LinkValue = type === linkTypes.miniProgram ? { appId: '', path: '' } : type === linkTypes.page ? '/' : '';
    setValue(valueField, empty as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    clearErrors(valueField);
  }, [type, value, setValue, clearErrors, valueField]);
  return (
    <>
      <SelectInput form={form} name={typeField} options={TYPES.map((each) => ({ value: each, label: t(`linkType.${each}`) }))} />
      <LinkTarget form={form} type={type} known={saved?.linkType === type ? targetOf(saved) : null} />
    </>
  );
}

const targetOf = ({ linkValue, linkName }: Link & { readonly linkName: string }): RemoteOption | null =>
  linkName === '' ? null : { value: Number(linkValue), label: linkName };
