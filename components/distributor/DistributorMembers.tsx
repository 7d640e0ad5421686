'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Segments } from '@/components/controls/Segments';
import { PersonCell } from '@/components/list/cells/PersonCell';
import type { Column } from '@/components/list/columns/column';
import { countColumn, moneyColumn, timeColumn } from '@/components/list/columns/FieldColumns';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { PanelBar } from '@/components/list/PanelBar';
import type { RowOf } from '@/lib/contract/call/resource';
import { distributorMembers } from '@/lib/contract/distributor/detail';

type Row = RowOf<typeof distributorMembers>;
const TIERS = [1, 2] as const;

/** The members a distributor brought in, and those brought in by them. */
export function DistributorMembers({ id }: { id: number }) {
  const t = useTranslations('distributor');
  const [tier, setTier] = useState<(typeof TIERS)[number]>(1);
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'member',
        header: t('referred.member'),
        width: 220,
        card: 'title',
        cell: (row) => <PersonCell person={row} note={row.mobile} />,
      },
      countColumn('orderCount', t('referred.orderCount'), 110),
      moneyColumn('payTotal', t('referred.payTotal'), 130, { card: 'amount' }),
      timeColumn('registerTime', t('referred.registerTime'), 172),
    ],
    [t],
  );
  return (
    <>
      <PanelBar>
        <Segments
          label={t('tier.label')}
          chosen={tier}
          options={TIERS.map((each) => ({ value: each, text: t(`tier.${each}`) }))}
          onChoose={setTier}
        />
      </PanelBar>
      <EmbeddedList resource={distributorMembers} fixed={{ id, tier }} columns={columns} />
    </>
  );
}
