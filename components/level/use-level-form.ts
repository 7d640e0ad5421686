'use client';
import { useMemo } from 'react';
import type { ZodType } from 'zod';
import { readInList } from '@/components/form/state/read-in-list';
import type { ResourceForm } from '@/components/form/state/resource-form';
import { unversioned, useRecordForm } from '@/components/form/state/use-record-form';
import type { Resource } from '@/lib/contract/call/resource';
import type { Level, LevelFilter } from '@/lib/contract/level';
import type { Blank } from '@/lib/form/blank';

/** What the form of a level holds; a new one has no version yet. */
export type LevelValues<Draft> = Draft & { version?: number | undefined };

interface Options<Row, Draft> {
  /** Null for a new one. */
  readonly level: Row | null;
  /** What the form of a new level starts with. */
  readonly blank: Blank<LevelValues<Draft>>;
  /** A level as the form edits it. */
  readonly valuesOf: (level: Row) => LevelValues<Draft>;
  onSaved(): void;
  /** Asks before a change that does more than it says. */
  agree?(values: LevelValues<Draft>): Promise<boolean>;
}

/** The form that adds a level of one kind or edits one. */
export function useLevelForm<Row extends Level, Draft extends object>(
  levels: Resource<Row, Draft, LevelFilter, Draft & { version: number }>,
  { level, blank, valuesOf, onSaved, agree }: Options<Row, Draft>,
): ResourceForm<LevelValues<Draft>> {
  // Values are a draft with a version beside it, which the compiler cannot see of a type that is a parameter.
  const start = useMemo(() => (level ? (valuesOf(level) as Blank<LevelValues<Draft>>) : blank), [level, valuesOf, blank]);
  return useRecordForm({
    resource: levels,
    record: level,
    schema: (level ? levels.patch : levels.draft) as ZodType<LevelValues<Draft>>,
    start,
    labels: `${levels.name}.fields`,
    draftOf: (values: LevelValues<Draft>) => unversioned(values) as unknown as Draft,
    onSaved,
    ...(agree && { agree }),
    keepsDraft: true,
    reload: readInList(levels, valuesOf),
  });
}
