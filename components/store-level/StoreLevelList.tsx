'use client';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { LevelListPage } from '@/components/level/LevelListPage';
import { call } from '@/lib/client/call';
import { ApiError } from '@/lib/contract/call/envelope';
import { storeLevel, storeLevelDefaults } from '@/lib/contract/store-level';
import { useResourceList } from '@/lib/list/use-resource-list';
import type { StoreLevelFormParams } from './StoreLevelForm';
import { storeLevelActions } from './store-level-actions';
import { storeLevelForm } from './store-level-dialogs';
import { useStoreLevelColumns } from './use-store-level-columns';

/** 门店等级: fees, settlement and limits by level. */
export function StoreLevelList() {
  const list = useResourceList(storeLevel);
  const actions = useRecordActions(storeLevelActions);
  const columns = useStoreLevelColumns(actions);
  const { open } = useOnDemand(storeLevelForm);
  const add = () => void offered().then((defaults) => open(() => ({ row: null, ...defaults })));
  return <LevelListPage list={list} columns={columns} mayAdd={actions.may('edit')} onAdd={add} />;
}

/** What the settings offer a new level; a server that knows no such call leaves the form as it is by itself. */
async function offered(): Promise<Pick<StoreLevelFormParams, 'defaults'>> {
  try {
    return { defaults: await call(storeLevelDefaults) };
  } catch (error) {
    if (error instanceof ApiError) return {};
    throw error;
  }
}
