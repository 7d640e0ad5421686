import { eq } from 'drizzle-orm';
import { codes } from '@/lib/contract/call/codes';
import { licenceTransitions } from '@/lib/contract/states/licence';
import type { Effect } from '@/reference-api/commerce/effect';
import { licence } from '@/reference-api/database/schema/licence';
import { notFound } from '@/reference-api/not-found';
import { Refusal } from '@/reference-api/refusal';
import type { WantedGoods } from './wanted-goods';

/** A renewal is bought for a licence of the same buyer and goods that may be renewed and is active or expired (order.md 8). */
export async function refuseBadRenewal(
  { database }: Effect,
  licenceId: number,
  memberId: number,
  line: WantedGoods | undefined,
): Promise<void> {
  const [found] = await database.select().from(licence).where(eq(licence.id, licenceId));
  if (!found || found.memberId !== memberId || found.goodsId !== line?.goods.id) throw notFound('licence');
  if (found.renewable !== 1 || line.goods.kindBlock.renewable === 0) throw new Refusal(codes.notRenewable);
  const { from, refusal } = licenceTransitions.renew;
  if (!from.some((status) => status === found.status)) throw new Refusal(refusal);
}
