'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useRecordActions } from '@/components/actions/use-record-actions';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { PersonHead } from '@/components/records/PersonHead';
import { RecordDrawer } from '@/components/records/RecordDrawer';
import { readOptions } from '@/lib/client/resource-queries';
import { type Distributor, distributorInfo } from '@/lib/contract/distributor';
import { DistributorChip } from './DistributorChip';
import { DistributorCommissions } from './DistributorCommissions';
import { DistributorMembers } from './DistributorMembers';
import { DistributorOrders } from './DistributorOrders';
import { DistributorProfile } from './DistributorProfile';
import { distributorActions } from './distributor-actions';
import { type PanelName, panelNames } from './panel-name';

const panels = {
  profile: (row) => <DistributorProfile distributor={row} />,
  members: (row) => <DistributorMembers id={row.id} />,
  orders: (row) => <DistributorOrders id={row.id} />,
  commissions: (row) => <DistributorCommissions id={row.id} />,
} satisfies Record<PanelName, (row: Distributor) => ReactNode>;

export interface DistributorDrawerParams {
  readonly id: number;
  readonly panel: PanelName;
}

/** One distributor: the figures, the people and orders brought in, and what was earned by them. */
export function DistributorDrawer({ payload: { id, panel } }: DialogProps<DistributorDrawerParams, undefined>) {
  const t = useTranslations('distributor');
  const { forRow } = useRecordActions(distributorActions);
  return (
    <RecordDrawer
      query={readOptions(distributorInfo, { id })}
      waitingTitle={`#${id}`}
      title={(row) => (
        <PersonHead person={row}>
          <DistributorChip status={row.status} />
        </PersonHead>
      )}
      // What shows a panel of it stands in its rows alone.
      actions={(row) => forRow(row).filter(({ key }) => !panelNames.some((name) => name === key))}
      panels={panelNames.map((key) => ({ key, label: key === 'profile' ? t('tabs.profile') : t(`actions.${key}`), draw: panels[key] }))}
      first={panel}
      width={900}
    />
  );
}
