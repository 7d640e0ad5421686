'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '@/components/controls/option';
import { listOptions } from '@/lib/client/resource-queries';
import { MAX_PAGE_SIZE } from '@/lib/contract/call/page';
import type { Listing } from '@/lib/contract/call/resource';
import type { Level, LevelFilter } from '@/lib/contract/level';
import { type Held, offered, stillThere } from '@/lib/form/offered';

const EVERY = { currPage: 1, pageSize: MAX_PAGE_SIZE } as const;
const NONE: readonly Level[] = [];

/** All levels of one kind to find records by, lowest first. They come whole. */
export function useLevelOptions<Row extends Level>(levels: Listing<Row, LevelFilter>): readonly Option[] {
  const rows = useLevels(levels);
  return useMemo(() => rows.map(optionOf), [rows]);
}

/** The levels a form offers; `held` are those its record has already. */
export function useOfferedLevels<Row extends Level>(levels: Listing<Row, LevelFilter>, held?: Held): readonly Option[] {
  const rows = useLevels(levels);
  return useMemo(() => offered(rows, held).map(optionOf), [rows, held]);
}

/** Leaves out levels that are gone, for what begins as a copy of another record. */
export function useLevelsStillThere<Row extends Level>(levels: Listing<Row, LevelFilter>): (ids: readonly number[]) => number[] {
  const rows = useLevels(levels);
  return (ids) => stillThere(ids, rows);
}

const useLevels = <Row extends Level>(levels: Listing<Row, LevelFilter>): readonly Level[] =>
  useQuery(listOptions(levels, EVERY)).data?.rows ?? NONE;

const optionOf = ({ id, name }: Level): Option => ({ value: id, label: name });
