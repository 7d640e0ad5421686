import type { Endpoint } from '@/lib/contract/call/endpoint';
import { onOff } from '@/lib/contract/states/on-off';
import type { ListSpec, Stored } from '@/reference-api/crud/crud-spec';
import { type DefaultTable, makeDefault, switchRecord } from '@/reference-api/crud/default-record';
import type { Moved } from '@/reference-api/crud/move-state';
import { findRecord } from '@/reference-api/crud/records';
import { type Api, type Call, serve } from '@/reference-api/serve';

/** Serves the switch of one kind of level and its default, of which there is exactly one. `disabled` is what follows when one is switched off. */
export function levelRoutes<Table extends DefaultTable, Row, Filter>(
  api: Api,
  spec: ListSpec<Table, Row, Filter>,
  toStatus: Endpoint<undefined, { id: number; status: 0 | 1 }, Moved>,
  toDefault: Endpoint<undefined, { id: number }, Moved>,
  disabled?: (record: Stored<Table>, call: Call) => Promise<void>,
): void {
  serve(api, toStatus, async (call) => {
    const record = await findRecord(spec, call.body.id, call, 'write');
    const moved = await switchRecord(spec.table, call.body, call);
    if (moved.status === onOff.off && record.status === onOff.on) await disabled?.(record, call);
    return moved;
  });

  serve(api, toDefault, async (call) => {
    const { id } = await findRecord(spec, call.body.id, call, 'write');
    return makeDefault(spec.table, id, call);
  });
}
