'use client';
import { useTranslations } from 'next-intl';
import { type Fact, FactList } from '@/components/controls/FactList';

/** Everything known about a record, in groups; their titles stand in the messages under `titles`. */
export function FactGroups({ titles, groups }: { titles: string; groups: Readonly<Record<string, readonly Fact[]>> }) {
  const t = useTranslations(titles);
  return (
    <div>
      {Object.entries(groups).map(([group, facts]) => (
        <FactList key={group} title={t(group)} facts={facts} />
      ))}
    </div>
  );
}
