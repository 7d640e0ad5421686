'use client';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOfferedLevels } from '@/components/level/use-level-options';
import { call } from '@/lib/client/call';
import { readKey } from '@/lib/client/resource-queries';
import { couponAudience } from '@/lib/contract/coupon-issue';
import { memberLevel } from '@/lib/contract/member-level';
import { type Audience, audienceOf, nobody } from './audience';

/** Everybody on some levels. */
export function LevelChoice({ onChange }: { onChange(audience: Audience): void }) {
  const levels = useOfferedLevels(memberLevel);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const levelIds = chosen.join();
  const { data } = useQuery({
    queryKey: readKey(couponAudience.name, { levelIds }),
    queryFn: () => call(couponAudience, { body: { levelIds: levelIds.split(',').map(Number) } }),
    enabled: levelIds !== '',
  });
  useEffect(() => onChange(levelIds !== '' && data ? audienceOf(data) : nobody), [data, levelIds, onChange]);
  const toggle = (id: number, on: boolean) => setChosen(on ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <FormGroup row>
      {levels.map(({ value, label }) => (
        <FormControlLabel
          key={value}
          label={label}
          control={<Checkbox checked={chosen.includes(Number(value))} onChange={(_event, on) => toggle(Number(value), on)} />}
        />
      ))}
    </FormGroup>
  );
}
