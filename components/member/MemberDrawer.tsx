'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useRecordActions } from '@/components/actions/use-record-actions';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { MemberLedger } from '@/components/member-ledger/MemberLedger';
import { PersonHead } from '@/components/records/PersonHead';
import { RecordDrawer } from '@/components/records/RecordDrawer';
import { useMay } from '@/components/viewer/use-may';
import { readOptions } from '@/lib/client/resource-queries';
import { type MemberDetail, memberInfo } from '@/lib/contract/member';
import { order } from '@/lib/contract/order';
import { MemberAddresses } from './MemberAddresses';
import { MemberCoupons } from './MemberCoupons';
import { MemberLevelLog } from './MemberLevelLog';
import { MemberOrders } from './MemberOrders';
import { MemberProfile } from './MemberProfile';
import { MemberStatusChip } from './MemberStatusChip';
import { memberActions } from './member-actions';
import { ReferredMembers } from './ReferredMembers';

export interface MemberDrawerParams {
  readonly id: number;
}

/** In the order of member.md 1.2. */
const panels = {
  profile: (member) => <MemberProfile member={member} />,
  orders: (member) => <MemberOrders memberId={member.id} />,
  points: (member) => <MemberLedger kind="points" memberId={member.id} />,
  balance: (member) => <MemberLedger kind="balance" memberId={member.id} />,
  coupons: (member) => <MemberCoupons memberId={member.id} />,
  addresses: (member) => <MemberAddresses member={member} />,
  referred: (member) => <ReferredMembers memberId={member.id} />,
  levels: (member) => <MemberLevelLog memberId={member.id} />,
} satisfies Record<string, (member: MemberDetail) => ReactNode>;
type PanelName = keyof typeof panels;
const names = Object.keys(panels) as PanelName[];

/** One member with everything known about it. */
export function MemberDrawer({ payload: { id } }: DialogProps<MemberDrawerParams, undefined>) {
  const t = useTranslations('member.tabs');
  const actions = useRecordActions(memberActions);
  const mayReadOrders = useMay()(order.list);
  return (
    <RecordDrawer
      query={readOptions(memberInfo, { id })}
      waitingTitle={`#${id}`}
      title={(member) => (
        <PersonHead person={member}>
          <MemberStatusChip status={member.status} />
        </PersonHead>
      )}
      actions={(member) => actions.forRow(member)}
      panels={names.filter((key) => key !== 'orders' || mayReadOrders).map((key) => ({ key, label: t(key), draw: panels[key] }))}
    />
  );
}
