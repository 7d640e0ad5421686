'use client';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId, useState } from 'react';
import { DrawerFrame } from '@/components/dialogs/DrawerFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { ErrorFace } from '@/components/feedback/ErrorFace';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { RowActions } from '@/components/list/cells/RowActions';
import { readOptions } from '@/lib/client/resource-queries';
import { type Distributor, distributorInfo } from '@/lib/contract/distributor';
import { DistributorCommissions } from './DistributorCommissions';
import { DistributorHead } from './DistributorHead';
import { DistributorMembers } from './DistributorMembers';
import { DistributorOrders } from './DistributorOrders';
import { DistributorProfile } from './DistributorProfile';
import type { DistributorActions } from './use-distributor-actions';

const panels = {
  profile: (row: Distributor) => <DistributorProfile distributor={row} />,
  members: (row: Distributor) => <DistributorMembers id={row.id} />,
  orders: (row: Distributor) => <DistributorOrders id={row.id} />,
  commissions: (row: Distributor) => <DistributorCommissions id={row.id} />,
} satisfies Record<string, (row: Distributor) => ReactNode>;
export type PanelName = keyof typeof panels;
const names = Object.keys(panels) as PanelName[];

export interface DistributorDrawerWish {
  readonly id: number;
  readonly panel: PanelName;
  readonly actions: DistributorActions;
}

/** One distributor: the figures, the people and orders brought in, and what was earned by them. */
export function DistributorDrawer({ payload: { id, panel, actions } }: DialogProps<DistributorDrawerWish, undefined>) {
  const t = useTranslations('distributor');
  const { data: row, error, refetch } = useQuery({ ...readOptions(distributorInfo, { id }), meta: { quiet: true } });
  const [name, setName] = useState<PanelName>(panel);
  const base = useId();
  // What the tabs show need not be offered twice.
  const acts = row ? actions.of(row).filter(({ key }) => !(key in panels)) : [];
  return (
    <DrawerFrame
      title={row ? <DistributorHead distributor={row} /> : `#${id}`}
      tools={acts.length > 0 && <RowActions actions={acts} most={6} />}
      width={900}
    >
      <Tabs
        value={name}
        onChange={(_event, next: PanelName) => setName(next)}
        variant="scrollable"
        aria-label={t('tabs.label')}
        sx={{ px: 1.5, flex: 'none' }}
      >
        {names.map((each) => (
          <Tab
            key={each}
            value={each}
            label={each === 'profile' ? t('tabs.profile') : t(`actions.${each}`)}
            id={`${base}-${each}`}
            aria-controls={`${base}-panel`}
          />
        ))}
      </Tabs>
      <div
        key={name}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${name}`}
        style={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' }}
      >
        {error && !row ? <ErrorFace error={error} onRetry={() => void refetch()} /> : row ? panels[name](row) : <Waiting />}
      </div>
    </DrawerFrame>
  );
}

const Waiting = () => (
  <div style={{ padding: 20 }}>
    <FormSkeleton fields={6} />
  </div>
);
