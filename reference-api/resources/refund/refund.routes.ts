import { asc, eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { refundInfo, refund as refundListing } from '@/lib/contract/refund';
import { refundAgree, refundCreate, refundExecute, refundReceive, refundRefuse, refundReject } from '@/lib/contract/refund/action';
import { goodsKind } from '@/lib/contract/states/order';
import { wireTime } from '@/lib/format/shanghai-time';
import { isMain } from '@/reference-api/auth/caller';
import { requirePresentPassword } from '@/reference-api/auth/present-password';
import { effectOf } from '@/reference-api/commerce/effect';
import { executeRefund } from '@/reference-api/commerce/refund/execute-refund';
import { agreeRefund, receiveReturn, refuseReturn, rejectRefund } from '@/reference-api/commerce/refund/refund-steps';
import { startRefund } from '@/reference-api/commerce/refund/start-refund';
import { listPage } from '@/reference-api/crud/list-page';
import { findRecord } from '@/reference-api/crud/records';
import { refund, refundLog } from '@/reference-api/database/schema/after-sale';
import { maskedMobile, unmasked } from '@/reference-api/masked';
import { Refusal } from '@/reference-api/refusal';
import { ownOrder } from '@/reference-api/resources/order/order-step';
import { needsPassword, refundRights } from '@/reference-api/resources/order/refund-rights';
import { type Api, type Call, serve } from '@/reference-api/serve';
import { type RefundRecord, refundRows } from './refund-rows';
import { refundSpec } from './refund-spec';

/** Mounts after-sales: reading, deciding and sending the money (order.md 9). */
export function mountRefunds(api: Api): void {
  serve(api, refundListing.list, (call) => listPage(refundSpec, call.query, call));

  serve(api, refundInfo, async (call) => {
    const record = await findRecord(refundSpec, call.query.id, call, 'read');
    const [row] = await refundRows([record], call);
    if (!row) throw new Error('an after-sale has one row');
    const logs = await call.database.select().from(refundLog).where(eq(refundLog.refundId, record.id)).orderBy(asc(refundLog.id));
    return { ...row, logs: logs.map(({ refundId: _known, createTime, ...line }) => ({ ...line, createTime: wireTime(createTime) })) };
  });

  serve(api, refundCreate, async (call) => {
    await ownOrder(call.body.orderId, call);
    // The main store refunds whenever it likes (order.md 4).
    return startRefund(effectOf(call), { ...call.body, anyTime: isMain(call.caller) });
  });

  serve(api, refundAgree, async (call) => {
    const { id, refundPrice, returnAddress } = call.body;
    const record = await ownRefund(id, call);
    if (returnAddress !== null && record.kind !== goodsKind.hardware) throw new Refusal(codes.refundChanged);
    await agreeRefund(effectOf(call), {
      refundId: id,
      ...(refundPrice !== undefined && { refundPrice }),
      ...(returnAddress && { returnAddress: { ...returnAddress, mobile: knownMobile(returnAddress.mobile, record) } }),
    });
    return standing(id, call);
  });

  serve(api, refundReject, async (call) => {
    const { id, reason } = call.body;
    await ownRefund(id, call);
    await rejectRefund(effectOf(call), { refundId: id, reason });
    return standing(id, call);
  });

  serve(api, refundReceive, async (call) => {
    const { id, restock } = call.body;
    await ownRefund(id, call);
    await receiveReturn(effectOf(call), { refundId: id, restock });
    return standing(id, call);
  });

  serve(api, refundRefuse, async (call) => {
    const { id, reason } = call.body;
    await ownRefund(id, call);
    await refuseReturn(effectOf(call), { refundId: id, reason });
    return standing(id, call);
  });

  serve(api, refundExecute, async (call) => {
    const { id, target, password = '' } = call.body;
    await ownRefund(id, call);
    const guard = async (amount: number) => {
      if (!(await refundRights(call.caller, call.database))(amount)) throw new Refusal(codes.mainStoreOnly);
      if (needsPassword(amount)) await requirePresentPassword(call, password);
    };
    await executeRefund(effectOf(call), { refundId: id, guard, ...(target && { target }) });
    return standing(id, call);
  });
}

/** Goods go to no number that is only known in part; the masked form of the one the case has stands for it. */
const knownMobile = (given: string, { returnAddress }: RefundRecord): string =>
  unmasked(given, returnAddress?.mobile ?? '', maskedMobile, 'returnAddress.mobile');

const ownRefund = (id: number, call: Call): Promise<RefundRecord> => findRecord(refundSpec, id, call, 'write');

async function standing(id: number, { database }: Call) {
  const [found] = await database
    .select({ id: refund.id, status: refund.status, version: refund.version })
    .from(refund)
    .where(eq(refund.id, id));
  if (!found) throw new Refusal(codes.refundChanged);
  return found;
}
