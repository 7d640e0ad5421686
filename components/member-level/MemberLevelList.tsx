'use client';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { LevelListPage } from '@/components/level/LevelListPage';
import { memberLevel } from '@/lib/contract/member-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import { memberLevelActions, memberLevelForm } from './member-level-actions';
import { useMemberLevelColumns } from './use-member-level-columns';

/** 用户等级: the levels members rise through; other stores read them. */
export function MemberLevelList() {
  const list = useResourceList(memberLevel);
  const actions = useRecordActions(memberLevelActions);
  const columns = useMemberLevelColumns(actions);
  const { open } = useOnDemand(memberLevelForm);
  return <LevelListPage list={list} columns={columns} mayAdd={actions.may('edit')} onAdd={() => void open(() => ({ level: null }))} />;
}
