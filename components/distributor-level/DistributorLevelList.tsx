'use client';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { LevelListPage } from '@/components/level/LevelListPage';
import { distributorLevel } from '@/lib/contract/distributor-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import { distributorLevelActions, distributorLevelForm } from './distributor-level-actions';
import { useDistributorLevelColumns } from './use-distributor-level-columns';

/** 分销商等级: what distributors earn, and when they rise; other stores read them. */
export function DistributorLevelList() {
  const list = useResourceList(distributorLevel);
  const actions = useRecordActions(distributorLevelActions);
  const columns = useDistributorLevelColumns(actions);
  const { open } = useOnDemand(distributorLevelForm);
  return <LevelListPage list={list} columns={columns} mayAdd={actions.may('edit')} onAdd={() => void open(() => null)} />;
}
