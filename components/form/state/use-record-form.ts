'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '@/lib/client/call';
import type { Endpoint } from '@/lib/contract/call/endpoint';
import type { Identified } from '@/lib/contract/call/resource';
import { NotConfirmed } from './not-confirmed';
import type { ResourceForm } from './resource-form';
import { type FormParams, useResourceForm } from './use-resource-form';

/** What a record or its form was read with; the form of a new record holds none. */
interface Versioned {
  readonly version?: number | undefined;
}

interface RecordFormParams<Values extends FieldValues & Versioned, Made, Saved, Draft, Patch>
  extends Omit<FormParams<Values, Made | Saved>, 'save' | 'savedText' | 'draft' | 'reload'> {
  readonly resource: {
    readonly create: Endpoint<undefined, Draft, Made>;
    readonly update: Endpoint<undefined, Patch & Identified, Saved>;
  };
  /** The record that is edited; null for a new one. Records that one step alone may change have no version. */
  readonly record: (Identified & Versioned) | null;
  /** What is sent of the values: for a new record, and where a change takes no other part of them, for a change too. */
  draftOf(values: Values): Draft;
  patchOf?(values: Values): Omit<Patch, 'version' | 'id'>;
  /** Reads the record as it is saved now, for two editors at once (40901); null where records have no version. */
  readonly reload: ((id: number) => Promise<Values>) | null;
  /** Asks whether a change is meant, where it does more than it says; a no gives it up and the form stays as it is. */
  agree?(values: Values): Promise<boolean>;
  /** Keeps what is typed in this browser; dialogs that take seconds need no draft. */
  readonly keepsDraft?: boolean;
  /** Raised when the fields of a draft change their meaning. */
  readonly schemaVersion?: number;
  /** Fields that stay out of the draft, besides those whose names say so: the same array at every drawing. */
  readonly secrets?: readonly string[];
}

/** The form that adds a record or edits one: which of the two it is, is said by the record alone. */
export function useRecordForm<Values extends FieldValues & Versioned, Made, Saved, Draft, Patch>({
  resource: { create, update },
  record,
  draftOf,
  patchOf,
  reload,
  agree,
  keepsDraft = false,
  schemaVersion,
  secrets,
  ...form
}: RecordFormParams<Values, Made, Saved, Draft, Patch>): ResourceForm<Values> {
  const common = useTranslations('common');
  const draft = useMemo(
    () => ({ record: record ? String(record.id) : 'new', ...(schemaVersion && { schemaVersion }), ...(secrets && { secrets }) }),
    [record, schemaVersion, secrets],
  );
  return useResourceForm<Values, Made | Saved>({
    ...form,
    save: async (values, { idempotencyKey }): Promise<Made | Saved> => {
      if (!record) return call(create, { query: undefined, body: draftOf(values), ...(create.idempotent && { idempotencyKey }) });
      if (agree && !(await agree(values))) throw new NotConfirmed();
      // After a conflict the form holds the version of the other editor's record.
      const version = values.version ?? record.version;
      const body = { ...(patchOf ?? draftOf)(values), id: record.id, ...(version !== undefined && { version }) };
      // Without a part of its own a change takes the draft and the version, which the types of two schemas cannot say.
      return call(update, { query: undefined, body: body as unknown as Patch & Identified });
    },
    savedText: common(record ? 'updated' : 'created'),
    ...(keepsDraft && { draft }),
    ...(record && reload && { reload: () => reload(record.id) }),
  });
}

/** The values without the version they were read with. */
export const unversioned = <Values extends Versioned>({ version: _read, ...body }: Values): Omit<Values, 'version'> => body;
