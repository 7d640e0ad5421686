'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Option } from '@/components/controls/option';
import { listOptions } from '@/lib/client/resource-queries';
import { type MemberLevel, memberLevel } from '@/lib/contract/member-level';
import { onOff } from '@/lib/contract/states/on-off';

const NONE: readonly MemberLevel[] = [];

/** All member levels, lowest first; the list comes whole. */
export function useMemberLevels(): readonly MemberLevel[] {
  return useQuery(listOptions(memberLevel, { currPage: 1, pageSize: 50 })).data?.rows ?? NONE;
}

/** Levels to choose among; a member can be put on enabled ones only. */
export function useLevelOptions(which: 'all' | 'enabled'): readonly Option[] {
  const levels = useMemberLevels();
  return useMemo(
    () => levels.filter((level) => which === 'all' || level.status === onOff.on).map(({ id, name }) => ({ value: id, label: name })),
    [levels, which],
  );
}
