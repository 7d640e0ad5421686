'use client';
import { useTranslations } from 'next-intl';
import { BulkActions } from '@/components/actions/BulkActions';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { ExportMenu } from '@/components/list/export/ExportMenu';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { ListPage } from '@/components/list/ListPage';
import { useMay } from '@/components/viewer/use-may';
import { member, memberCreate } from '@/lib/contract/member';
import { memberExport } from '@/lib/contract/member/action';
import { groupedNumber } from '@/lib/format/number-suffix';
import { useResourceList } from '@/lib/list/use-resource-list';
import { MemberFilters } from './MemberFilters';
import { memberActions } from './member-actions';
import { newMemberForm } from './member-dialogs';
import { useMemberColumns } from './use-member-columns';

/** 用户列表: the members of the shop. */
export function MemberList() {
  const t = useTranslations('member');
  const route = useTranslations('route');
  const list = useResourceList(member);
  const actions = useRecordActions(memberActions);
  const columns = useMemberColumns(actions);
  const may = useMay();
  const ask = useAskOnDemand();
  const add = may(memberCreate) && (
    <PlainButton variant="contained" onClick={() => void ask(newMemberForm, undefined)}>
      {t('add')}
    </PlainButton>
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
      bulk={
        <>
          <BulkActions list={list} actions={actions.bulk} />
          <ExportSelected list={list} exporter={memberExport} name={route('memberList')} />
        </>
      }
      summary={todayNew !== undefined && <span>{t('todayNew', { n: groupedNumber(todayNew) })}</span>}
      emptyAction={add}
    />
  );
}
