'use client';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { RemoteSelect } from '@/components/controls/remote/RemoteSelect';
import { memberSource } from '@/components/records/member-source';
import type { Audience } from './audience';
import { Labelled } from './Labelled';

interface Chosen {
  readonly value: number;
  readonly label: string;
}

/** Members found one after the other. */
export function MemberChoice({ onChange }: { onChange(audience: Audience): void }) {
  const t = useTranslations('couponIssue');
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  /** The search is a new one after each choice, so that it is empty, and the cursor stands in it again. */
  const goOn = useRef(false);
  const focusAgain = useCallback((cursor: { focus(): void } | null) => {
    if (!cursor || !goOn.current) return;
    goOn.current = false;
    cursor.focus();
  }, []);
  const choose = (next: readonly Chosen[]) => {
    goOn.current = true;
    setChosen(next);
    const names = new Map(next.map(({ value, label }) => [value, label]));
    onChange({ ids: next.map(({ value }) => value), names, unknown: [], total: next.length });
  };
  return (
    <>
      <Labelled label={t('fields.memberIds')}>
        {(id) => (
          <RemoteSelect
            key={chosen.length}
            id={id}
            label={t('fields.memberIds')}
            source={memberSource}
            value={null}
            refTo={focusAgain}
            onChange={(_value, option) => {
              if (option && !chosen.some(({ value }) => value === option.value)) choose([...chosen, option]);
            }}
          />
        )}
      </Labelled>
      <Chips>
        {chosen.map((each) => (
          <Chip key={each.value} label={each.label} onDelete={() => choose(chosen.filter(({ value }) => value !== each.value))} />
        ))}
      </Chips>
    </>
  );
}

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 12, '&:empty': { display: 'none' } });
