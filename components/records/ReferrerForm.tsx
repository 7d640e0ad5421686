'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { z } from 'zod';
import type { RemoteSource } from '@/components/controls/remote/remote-source';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { RemoteSelectInput } from '@/components/form/inputs/RemoteSelectInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import type { Identified } from '@/lib/contract/call/resource';
import type { Member } from '@/lib/contract/member';

interface Props<Source extends Identified> {
  /** Whose messages name the action, the field and its hint. */
  readonly noun: 'member' | 'distributor';
  readonly person: Pick<Member, 'id' | 'nickname' | 'parentId' | 'parentName'>;
  /** Whom the person may be put under. */
  readonly source: RemoteSource<Source>;
  readonly endpoint: Endpoint<undefined, { id: number; parentId: number | null }, unknown>;
  onSaved(): void;
}

const schema = z.object({ parentId: z.number().int() });

/** Puts somebody under another referrer, found by search. */
export function ReferrerForm<Source extends Identified>({ noun, person, source, endpoint, onSaved }: Props<Source>) {
  const t = useTranslations(noun);
  const common = useTranslations('common');
  const title = t('actions.parent');
  const { id, nickname, parentId, parentName } = person;
  const start = useMemo(() => ({ parentId }), [parentId]);
  const form = useResourceForm({
    schema,
    start,
    labels: `${noun}.fields`,
    save: (values) => call(endpoint, { body: { id, parentId: values.parentId } }),
    savedText: common('succeeded', { action: title }),
    onSaved,
  });
  const known = parentId === null ? null : { value: parentId, label: parentName };
  return (
    <FormDialog form={form} title={`${title} · ${nickname}`} width={460} saveLabel={common('ok')}>
      <RemoteSelectInput form={form} name="parentId" source={source} known={known} hint={t('parentHint')} wide />
    </FormDialog>
  );
}
