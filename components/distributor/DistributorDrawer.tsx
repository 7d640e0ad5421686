'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { RecordDrawer } from '@/components/records/RecordDrawer';
import { readOptions } from '@/lib/client/resource-queries';
import { type Distributor, distributorInfo } from '@/lib/contract/distributor';
import { DistributorCommissions } from './DistributorCommissions';
import { DistributorHead } from './DistributorHead';
import { DistributorMembers } from './DistributorMembers';
import { DistributorOrders } from './DistributorOrders';
import { DistributorProfile } from './DistributorProfile';
import type { BoundDistributorActions } from './distributor-actions';

const panels = {
  profile: (row) => <DistributorProfile distributor={row} />,
  members: (row) => <DistributorMembers id={row.id} />,
  orders: (row) => <DistributorOrders id={row.id} />,
  commissions: (row) => <DistributorCommissions id={row.id} />,
} satisfies Record<string, (row: Distributor) => ReactNode>;
export type PanelName = keyof typeof panels;
const names = Object.keys(panels) as PanelName[];

export interface DistributorDrawerParams {
  readonly id: number;
  readonly panel: PanelName;
  readonly actions: BoundDistributorActions;
}

/** One distributor: the figures, the people and orders brought in, and what was earned by them. */
export function DistributorDrawer({ payload: { id, panel, actions } }: DialogProps<DistributorDrawerParams, undefined>) {
  const t = useTranslations('distributor');
  return (
    <RecordDrawer
      query={readOptions(distributorInfo, { id })}
      waitingTitle={`#${id}`}
      title={(row) => <DistributorHead distributor={row} />}
      actions={actions.forRow}
      panels={names.map((key) => ({ key, label: key === 'profile' ? t('tabs.profile') : t(`actions.${key}`), draw: panels[key] }))}
      first={panel}
      width={900}
    />
  );
}
