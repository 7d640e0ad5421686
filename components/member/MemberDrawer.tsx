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
import { usePhone } from '@/components/list/use-phone';
import { readOptions } from '@/lib/client/resource-queries';
import { type MemberDetail, memberInfo } from '@/lib/contract/member';
import { MemberAddresses } from './MemberAddresses';
import { MemberHead } from './MemberHead';
import { MemberLedger } from './MemberLedger';
import { MemberLevelLog } from './MemberLevelLog';
import { MemberProfile } from './MemberProfile';
import { ReferredMembers } from './ReferredMembers';
import type { MemberActions } from './use-member-actions';

export interface MemberDrawerWish {
  readonly id: number;
  readonly actions: MemberActions;
}

const panels = {
  profile: (member: MemberDetail, actions: MemberActions) => <MemberProfile member={member} actions={actions} />,
  points: (member: MemberDetail) => <MemberLedger kind="points" memberId={member.id} />,
  balance: (member: MemberDetail) => <MemberLedger kind="balance" memberId={member.id} />,
  addresses: (member: MemberDetail) => <MemberAddresses member={member} />,
  referred: (member: MemberDetail, actions: MemberActions) => <ReferredMembers memberId={member.id} actions={actions} />,
  levels: (member: MemberDetail) => <MemberLevelLog memberId={member.id} />,
} satisfies Record<string, (member: MemberDetail, actions: MemberActions) => ReactNode>;
type PanelName = keyof typeof panels;
const names = Object.keys(panels) as PanelName[];

/** One member with everything known about it. */
export function MemberDrawer({ payload: { id, actions } }: DialogProps<MemberDrawerWish, undefined>) {
  const t = useTranslations('member.tabs');
  const { data: member, error, refetch } = useQuery({ ...readOptions(memberInfo, { id }), meta: { quiet: true } });
  const [name, setName] = useState<PanelName>('profile');
  const base = useId();
  const phone = usePhone();
  return (
    <DrawerFrame
      title={member ? <MemberHead member={member} /> : `#${id}`}
      tools={member && <RowActions actions={actions.of(member)} most={phone ? 4 : 6} />}
    >
      <Tabs
        value={name}
        onChange={(_event, next: PanelName) => setName(next)}
        variant="scrollable"
        aria-label={t('label')}
        sx={{ px: 1.5, flex: 'none' }}
      >
        {names.map((each) => (
          <Tab key={each} value={each} label={t(each)} id={`${base}-${each}`} aria-controls={`${base}-panel`} />
        ))}
      </Tabs>
      {/* Two ledgers are the same component: without a key the rows of one would stand under the heads of the other for a moment. */}
      <div
        key={name}
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${name}`}
        style={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', overflow: 'auto' }}
      >
        {error && !member ? (
          <ErrorFace error={error} onRetry={() => void refetch()} />
        ) : member ? (
          panels[name](member, actions)
        ) : (
          <Waiting />
        )}
      </div>
    </DrawerFrame>
  );
}

const Waiting = () => (
  <div style={{ padding: 20 }}>
    <FormSkeleton fields={6} />
  </div>
);
