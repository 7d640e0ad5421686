'use client';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RemoteSelect } from '@/components/controls/remote/RemoteSelect';
import { memberSource } from '@/components/records/member-source';
import type { Audience } from './audience';

interface Chosen {
  readonly value: number;
  readonly label: string;
}

/** Members found one after the other. */
export function MemberChoice({ onChange }: { onChange(audience: Audience): void }) {
  const t = useTranslations('couponIssue');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const choose = (next: readonly Chosen[]) => {
    setChosen(next);
    const names = new Map(next.map(({ value, label }) => [value, label]));
    onChange({ ids: next.map(({ value }) => value), names, unknown: [], total: next.length });
  };
  return (
    <>
      <RemoteSelect
        key={chosen.length}
        label={t('fields.memberIds')}
        source={memberSource}
        value={null}
        onChange={(_value, option) => {
          if (option && !chosen.some(({ value }) => value === option.value)) choose([...chosen, option]);
        }}
      />
      <Chips>
        {chosen.map((each) => (
          <Chip key={each.value} label={each.label} onDelete={() => choose(chosen.filter(({ value }) => value !== each.value))} />
        ))}
      </Chips>
    </>
  );
}

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 12, '&:empty': { display: 'none' } });
