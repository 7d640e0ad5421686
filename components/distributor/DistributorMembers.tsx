'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { Segments } from '@/components/controls/Segments';
import { PictureText } from '@/components/list/cells/PictureText';
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
  const picture = useMediaUrl();
  const columns = useMemo(
    (): readonly Column<Row>[] => [
      {
        key: 'member',
        header: t('referred.member'),
        width: 220,
        card: 'title',
        cell: ({ nickname, mobile, avatar }) => (
          <PictureText round src={picture(avatar)} initial={nickname.slice(0, 1)} title={nickname} note={mobile} />
        ),
      },
      countColumn('orderCount', t('referred.orderCount'), 110),
      moneyColumn('payTotal', t('referred.payTotal'), 130, { card: 'amount' }),
      timeColumn('registerTime', t('referred.registerTime'), 172),
    ],
    [t, picture],
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
