'use client';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { LevelListPage } from '@/components/level/LevelListPage';
import { storeLevel } from '@/lib/contract/store-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import { offeredDefaults } from './offered-defaults';
import { storeLevelActions } from './store-level-actions';
import { storeLevelForm } from './store-level-dialogs';
import { useStoreLevelColumns } from './use-store-level-columns';

/** 门店等级: fees, settlement and limits by level. */
export function StoreLevelList() {
  const list = useResourceList(storeLevel);
  const actions = useRecordActions(storeLevelActions);
  const columns = useStoreLevelColumns(actions);
  const report = useReportFailure();
  const { open } = useOnDemand(storeLevelForm);
  const add = () => void offeredDefaults().then((defaults) => open(() => ({ row: null, ...defaults })), report);
  return <LevelListPage list={list} columns={columns} mayAdd={actions.may('edit')} onAdd={add} />;
}
