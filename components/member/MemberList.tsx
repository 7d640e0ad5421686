'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { lazy } from 'react';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { ExportMenu } from '@/components/list/ExportMenu';
import { ListPage } from '@/components/list/ListPage';
import { useMay } from '@/components/theme/use-may';
import { member, memberCreate } from '@/lib/contract/member';
import { memberExport } from '@/lib/contract/member-action';
import { groupedNumber } from '@/lib/format/number-suffix';
import { useResourceList } from '@/lib/list/use-resource-list';
import { MemberFilters } from './MemberFilters';
import { newMemberForm } from './member-dialogs';
import { useMemberActions } from './use-member-actions';
import { useMemberColumns } from './use-member-columns';

const MemberBulk = lazy(() => import('./MemberBulk').then((module) => ({ default: module.MemberBulk })));

/** 用户列表: the members of the shop. */
export function MemberList() {
  const t = useTranslations('member');
  const route = useTranslations('route');
  const list = useResourceList(member);
  const actions = useMemberActions();
  const columns = useMemberColumns(actions);
  const may = useMay();
  const ask = useAskOnDemand();
  const add = may(memberCreate) && (
    <Button variant="contained" onClick={() => void ask(newMemberForm, undefined)}>
      {t('add')}
    </Button>
  );
  const buttons = (
    <>
      {add}
      <ExportMenu list={list} exporter={memberExport} name={route('memberList')} />
    </>
  );
  const { todayNew } = list.summary;
  return (
    <ListPage
      list={list}
      columns={columns}
      filters={<MemberFilters list={list} actions={buttons} />}
      bulk={<MemberBulk list={list} mayEdit={actions.mayEdit} />}
      summary={todayNew !== undefined && <span>{t('todayNew', { n: groupedNumber(todayNew) })}</span>}
      firstStep={add}
    />
  );
}
