import { eq, sql } from 'drizzle-orm';
import { homeDialog as homeDialogResource, homeDialogSort, homeDialogStatus } from '@/lib/contract/home-dialog';
import { onOff } from '@/lib/contract/states/on-off';
import { changeRecord } from '@/reference-api/crud/change-record';
import { crudRoutes } from '@/reference-api/crud/crud-routes';
import { eachOf } from '@/reference-api/crud/each-of';
import { findRecord } from '@/reference-api/crud/records';
import { homeDialog } from '@/reference-api/database/schema/home';
import { type Api, serve } from '@/reference-api/serve';
import { homeDialogSpec, requireFuture } from './home-dialog-spec';

const next = sql`${homeDialog.version} + 1`;

/** Mounts the dialogs of the home page (marketing.md 2). */
export function mountHomeDialogs(api: Api): void {
  crudRoutes(api, homeDialogResource, homeDialogSpec);

  serve(api, homeDialogStatus, (call) =>
    eachOf(call.body.ids, call, async (id, step) => {
      const record = await findRecord(homeDialogSpec, id, step, 'write');
      if (call.body.status === onOff.on) requireFuture(record.endTime, call.now);
      await step.database.update(homeDialog).set({ status: call.body.status, version: next }).where(eq(homeDialog.id, id));
    }),
  );

  serve(api, homeDialogSort, (call) => {
    const { id, sort } = call.body;
    return changeRecord(homeDialogSpec, id, { sort }, call);
  });
}
