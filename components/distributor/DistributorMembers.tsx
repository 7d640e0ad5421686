'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { Segments } from '@/components/controls/Segments';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { PictureText } from '@/components/list/cells/PictureText';
import { TimeText } from '@/components/list/cells/TimeText';
import type { Column } from '@/components/list/columns/column';
import { EmbeddedList } from '@/components/list/EmbeddedList';
import { PanelBar } from '@/components/list/PanelBar';
import type { RowOf } from '@/lib/contract/call/resource';
import { distributorMembers } from '@/lib/contract/distributor/detail';
import { groupedNumber } from '@/lib/format/number-suffix';

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
      { key: 'orderCount', header: t('referred.orderCount'), width: 110, align: 'end', cell: (row) => groupedNumber(row.orderCount) },
      {
        key: 'payTotal',
        header: t('referred.payTotal'),
        width: 130,
        align: 'end',
        card: 'amount',
        cell: ({ payTotal }) => <MoneyText fen={payTotal} />,
      },
      { key: 'registerTime', header: t('referred.registerTime'), width: 172, cell: (row) => <TimeText time={row.registerTime} /> },
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
      <EmbeddedList key={tier} resource={distributorMembers} fixed={{ id, tier }} columns={columns} />
    </>
  );
}
