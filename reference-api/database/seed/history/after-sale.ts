import { eq } from 'drizzle-orm';
import { refundState, refundWay } from '@/lib/contract/states/refund';
import { DAY_MS, wireTime } from '@/lib/format/shanghai-time';
import type { Effect } from '@/reference-api/commerce/effect';
import { applyInvoice } from '@/reference-api/commerce/invoice/apply-invoice';
import { issueInvoice } from '@/reference-api/commerce/invoice/issue-invoice';
import { rejectInvoice, reverseInvoice } from '@/reference-api/commerce/invoice/reverse-invoice';
import { applyRefund } from '@/reference-api/commerce/refund/apply-refund';
import { executeRefund } from '@/reference-api/commerce/refund/execute-refund';
import {
  agreeRefund,
  cancelRefund,
  receiveReturn,
  refuseReturn,
  rejectRefund,
  shipReturn,
} from '@/reference-api/commerce/refund/refund-steps';
import { startRefund } from '@/reference-api/commerce/refund/start-refund';
import { invoice } from '@/reference-api/database/schema/after-sale';
import { order, orderItem } from '@/reference-api/database/schema/order';
import { type Cast, clerkOf, FINANCE, HOUR, LEAD } from './cast';
import type { Placed } from './placed';
import type { Play } from './play';

const BUYER = { type: 1, name: '' } as const;
const REASONS = ['不想要了', '拍错了', '商品与描述不符', '商品质量问题', '其他'];
const RETURN_REASONS = ['商品质量问题', '商品与描述不符', '发错货', '七天无理由'];

/** Some buyers want money back, some an invoice. */
export function afterSale(play: Play, cast: Cast, placed: Placed): void {
  const { random } = cast;
  if (random.chance(9)) refunded(play, cast, placed);
  else if (random.chance(2)) byAdmin(play, cast, placed);
  if (random.chance(placed.kind === 2 ? 9 : 4)) invoiced(play, cast, placed);
}

function refunded(play: Play, { random }: Cast, { orderId, at, storeId, kind }: Placed): void {
  const clerk = clerkOf(storeId);
  const applyAt = at + random.int(1, kind === 2 ? 9 * 24 : 40) * HOUR;
  const decideAt = applyAt + random.int(1, 30) * HOUR;
  const fate = random.int(1, 100);
  const wantsReturn = kind === 2 && random.chance(45);
  play.at(
    applyAt,
    async (effect) => {
      const refundId = await ask(effect, orderId, {
        wantsReturn,
        wholly: !random.chance(35),
        reasonOf: (reasons) => random.pick(reasons),
      });
      if (fate <= 8) {
        play.at(decideAt, (later) => cancelRefund(later, { refundId }), BUYER);
        return;
      }
      if (fate <= 22) {
        play.at(decideAt, (later) => rejectRefund(later, { refundId, reason: '商品已使用，不支持退款' }), clerk);
        return;
      }
      play.at(
        decideAt,
        async (later) => {
          const { status } = await agreeRefund(later, { refundId });
          if (status === refundState.toReturn)
            sendBack(play, random.int(1, 100), { refundId, at: decideAt, digits: random.digits(12) }, clerk);
          else pay(play, refundId, decideAt + random.int(1, 26) * HOUR);
        },
        clerk,
      );
    },
    BUYER,
  );
}

interface RefundParams {
  readonly wantsReturn: boolean;
  readonly wholly: boolean;
  reasonOf(reasons: readonly string[]): string;
}

/** What has not been sent cannot be returned: whoever wished to asks for the money alone, with a reason for that. */
async function ask(effect: Effect, orderId: number, params: RefundParams): Promise<number> {
  const [of] = await effect.database.select().from(order).where(eq(order.id, orderId));
  const items = await effect.database.select().from(orderItem).where(eq(orderItem.orderId, orderId)).orderBy(orderItem.id);
  const [item] = items;
  const sent = of?.shipTime !== null && of?.kind === 2;
  const goods = items.reduce((sum, each) => sum + each.payPrice - each.refundedPrice, 0);
  const single = !params.wholly && item ? Math.max(1, Math.floor(item.payPrice / item.count)) : 0;
  const way = params.wantsReturn && sent ? refundWay.returnAndRefund : refundWay.refundOnly;
  const reason = params.reasonOf(way === refundWay.returnAndRefund ? RETURN_REASONS : REASONS);
  const { refundId } = await applyRefund(effect, {
    ...{ orderId, itemId: params.wholly ? null : (item?.id ?? null), way, reason },
    ...(params.wholly ? {} : { count: 1 }),
    amount: params.wholly ? goods + (sent ? 0 : (of?.freight ?? 0)) : Math.min(single, (item?.payPrice ?? 0) - (item?.refundedPrice ?? 0)),
    description: '希望尽快处理，谢谢',
    images: ['/media/demo/document-2.jpg'],
  });
  return refundId;
}

function sendBack(
  play: Play,
  fate: number,
  { refundId, at, digits }: { refundId: number; at: number; digits: string },
  clerk: ReturnType<typeof clerkOf>,
): void {
  // Some never send anything back: the timer ends their case.
  if (fate <= 15) return;
  const sentAt = at + (6 + (fate % 40)) * HOUR;
  play.at(sentAt, (effect) => shipReturn(effect, { refundId, expressName: '圆通速递', trackingNo: `YT${digits}` }), BUYER);
  const gotAt = sentAt + (30 + (fate % 30)) * HOUR;
  // As many as that some are refused at whatever moment the history ends.
  if (fate > 82) {
    play.at(gotAt, (effect) => refuseReturn(effect, { refundId, reason: '退回商品有明显使用痕迹' }), clerk);
    return;
  }
  play.at(gotAt, (effect) => receiveReturn(effect, { refundId, restock: 1 }), clerk);
  pay(play, refundId, gotAt + 5 * HOUR);
}

const pay = (play: Play, refundId: number, at: number) => play.at(at, (effect) => executeRefund(effect, { refundId }), LEAD);

function byAdmin(play: Play, { random }: Cast, { orderId, at, storeId }: Placed): void {
  const startAt = at + random.int(3, 60) * HOUR;
  play.at(
    startAt,
    async (effect) => {
      const { ids } = await startRefund(effect, {
        orderId,
        target: random.pick([1, 1, 2]),
        reason: '缺货，与买家协商退款',
        anyTime: storeId === 0,
      });
      for (const refundId of ids) pay(play, refundId, startAt + random.int(1, 12) * HOUR);
    },
    clerkOf(storeId),
  );
}

function invoiced(play: Play, { random }: Cast, { orderId, at, storeId, memberId }: Placed): void {
  const askAt = at + random.int(2, 9 * 24) * HOUR;
  const company = random.chance(60);
  const fate = random.int(1, 100);
  const material = {
    ...{ type: company && random.chance(25) ? 2 : 1, titleType: company ? 2 : 1, content: random.int(1, 2), receiver: null, phone: '' },
    title: company
      ? `杭州${random.pick(['远山', '云栖', '知行', '拾光', '青禾'])}${random.pick(['科技', '贸易', '文化'])}有限公司`
      : '个人',
    ...{ taxNo: company ? `91330108MA${random.digits(8)}` : '', email: `fapiao${memberId}@mail.example` },
    ...{
      regAddress: '杭州市滨江区江南大道 588 号',
      regPhone: '0571-88001122',
      bankName: '中国工商银行',
      bankAccount: `1202${random.digits(12)}`,
    },
  };
  play.at(
    askAt,
    async (effect) => {
      const { id } = await applyInvoice(effect, { orderId, ...material });
      const doneAt = askAt + random.int(4, 60) * HOUR;
      if (fate <= 10) return;
      if (fate <= 18) {
        play.at(doneAt, (later) => rejectInvoice(later, { id, reason: '税号与抬头不一致' }), FINANCE);
        return;
      }
      play.at(doneAt, (later) => issue(later, id, `25${random.digits(16)}`), storeId === 0 ? FINANCE : clerkOf(storeId));
      if (fate > 93)
        play.at(
          doneAt + 3 * DAY_MS,
          (later) => reverseInvoice(later, { id, redNo: `26${random.digits(16)}`, reason: '抬头有误' }),
          FINANCE,
        );
    },
    BUYER,
  );
}

async function issue(effect: Effect, id: number, invoiceNo: string): Promise<void> {
  const [record] = await effect.database.select().from(invoice).where(eq(invoice.id, id));
  if (!record) return;
  const issuing = {
    invoiceCode: '',
    invoiceNo,
    fileUrl: '/media/demo/document-8.jpg',
    expressName: '',
    trackingNo: '',
    issueTime: wireTime(effect.now),
  };
  await issueInvoice(effect, record, issuing, (field) => field);
}
