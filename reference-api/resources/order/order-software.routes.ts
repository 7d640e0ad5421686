import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import {
  licenceActivate,
  licenceRenew,
  licenceResetKey,
  licenceReveal,
  licenceStatusChange,
  licenceUnbind,
  orderActivate,
} from '@/lib/contract/order/software';
import { licenceState } from '@/lib/contract/states/licence';
import { goodsKind } from '@/lib/contract/states/order';
import { parseWireTime, wireTimeOrNull } from '@/lib/format/shanghai-time';
import { isMain } from '@/reference-api/auth/caller';
import { activateSoftware } from '@/reference-api/commerce/delivery/activate-software';
import { effectOf } from '@/reference-api/commerce/effect';
import { activateLicence, resetLicenceKey, setLicenceStatus, unbindDevice } from '@/reference-api/commerce/licence/licence-steps';
import { renewLicence } from '@/reference-api/commerce/licence/renew-licence';
import { logOrder } from '@/reference-api/commerce/order-log';
import { noteReveal } from '@/reference-api/crud/note-reveal';
import { requireOwn } from '@/reference-api/crud/scope';
import { licence } from '@/reference-api/database/schema/licence';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { ownOrder, standing } from './order-step';

/** Mounts what only software orders and their licences know (order.md 8). */
export function mountSoftwareOrders(api: Api): void {
  serve(api, orderActivate, async (call) => {
    const { id, key, startAt, account } = call.body;
    const record = await ownOrder(id, call);
    if (record.kind !== goodsKind.software) throw new Refusal(codes.orderChanged);
    const begins = startAt === null ? undefined : parseWireTime(startAt);
    await activateSoftware(effectOf(call), { orderId: id, key, account, ...(begins && { startAt: begins }) });
    return standing(id, call);
  });

  serve(api, licenceActivate, async (call) => {
    const { licenceId } = call.body;
    await ownLicence(licenceId, call, 'write');
    await activateLicence(effectOf(call), { licenceId });
    return licenceStanding(licenceId, call);
  });

  serve(api, licenceRenew, async (call) => {
    await ownLicence(call.body.licenceId, call, 'write');
    await renewLicence(effectOf(call), call.body);
    return licenceStanding(call.body.licenceId, call);
  });

  serve(api, licenceStatusChange, async (call) => {
    const { licenceId, status } = call.body;
    // Revoking is final, so that it is the main store's alone.
    if (status === licenceState.revoked && !isMain(call.caller)) throw new Refusal(codes.mainStoreOnly);
    await ownLicence(licenceId, call, 'write');
    await setLicenceStatus(effectOf(call), call.body);
    return licenceStanding(licenceId, call);
  });

  serve(api, licenceResetKey, async (call) => {
    await ownLicence(call.body.licenceId, call, 'write');
    await resetLicenceKey(effectOf(call), call.body);
    return licenceStanding(call.body.licenceId, call);
  });

  serve(api, licenceUnbind, async (call) => {
    await ownLicence(call.body.licenceId, call, 'write');
    await unbindDevice(effectOf(call), call.body);
    return licenceStanding(call.body.licenceId, call);
  });

  serve(api, licenceReveal, async (call) => {
    const record = await ownLicence(call.query.licenceId, call, 'read');
    await noteReveal('licence', record.id, 'key', call);
    await logOrder(effectOf(call), { orderId: record.orderId, type: 'reveal', content: record.keyMask });
    return { value: call.context.keys.open(record.key) };
  });
}

async function ownLicence(id: number, { database, caller }: Call, purpose: 'read' | 'write') {
  const [record] = await database.select().from(licence).where(eq(licence.id, id));
  if (!record) throw notFound('licence');
  requireOwn(record, caller, 'licence', purpose);
  return record;
}

async function licenceStanding(id: number, { database }: Call) {
  const [found] = await database
    .select({ id: licence.id, status: licence.status, endAt: licence.endAt })
    .from(licence)
    .where(eq(licence.id, id));
  if (!found) throw notFound('licence');
  return { ...found, endAt: wireTimeOrNull(found.endAt) };
}
