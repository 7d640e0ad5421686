import type { StoreAuth } from '@/lib/contract/access';
import { codes } from '@/lib/contract/call/codes';
import { PER_PIECE } from '@/lib/contract/goods/commission-type';
import { commissionsFit } from '@/lib/contract/goods/rules';
import { auditState } from '@/lib/contract/states/goods';
import { isMain } from '@/reference-api/auth/caller';
import { Refusal } from '@/reference-api/refusal';
import type { Call } from '@/reference-api/serve';
import { otherStoresMay } from '@/reference-api/settings/require-other-stores';
import type { GoodsRecord } from './stored-goods';

type Commission = Pick<GoodsRecord, 'commissionType' | 'firstValue' | 'secondValue'>;
type Asking = Pick<Call, 'caller' | 'database'>;

const MANAGE_DISTRIBUTION: StoreAuth = 'MANAGE_DISTRIBUTION';
const NO_COMMISSION: Commission = { commissionType: 0, firstValue: 0, secondValue: 0 };

const isGranted = ({ caller }: Asking): boolean => isMain(caller) || caller.storeAuths.includes(MANAGE_DISTRIBUTION);

/** Commissions are set by the main store and by stores that run distribution, as long as the platform lets stores do so. */
const maySet = async (asking: Asking): Promise<boolean> => isGranted(asking) && otherStoresMay(asking, 'allowDistribution');

/**
 * The commission goods get. What a store without distribution sends is not looked at: its form has no such fields. A store that fills
 * them in while the platform lets none is told, so that nothing is lost without a word.
 */
export async function commissionOf(draft: Commission, record: Commission | null, asking: Asking): Promise<Commission> {
  const { commissionType, firstValue, secondValue } = draft;
  const wanted = { commissionType, firstValue, secondValue };
  if (await maySet(asking)) return wanted;
  const kept = record ?? NO_COMMISSION;
  if (isGranted(asking) && differs(wanted, kept)) throw new Refusal(codes.featureNotGranted, {}, 'commissionType');
  return { commissionType: kept.commissionType, firstValue: kept.firstValue, secondValue: kept.secondValue };
}

const differs = (one: Commission, other: Commission): boolean =>
  one.commissionType !== other.commissionType || one.firstValue !== other.firstValue || one.secondValue !== other.secondValue;

/** Commissions stay below the lowest price (goods.md 3.1); those left to a store that can set none are paid to nobody and bind it to nothing. */
export async function requireFittingCommission(
  goods: Commission & { readonly skus: readonly { readonly price: number }[] },
  field: string,
  asking: Asking,
): Promise<void> {
  if (!commissionsFit(goods) && (await maySet(asking))) throw new Refusal(codes.commissionAbovePrice, {}, field);
}

/**
 * Prices changed in place, which come one at a time: each stays above a commission per piece. What else is wrong was wrong before and is
 * mended in the form; a draft is looked at when it is submitted.
 */
export async function requireFittingPrices(
  record: GoodsRecord,
  skus: readonly { readonly price: number }[],
  asking: Asking,
): Promise<void> {
  if (record.auditStatus === auditState.draft || record.commissionType !== PER_PIECE) return;
  await requireFittingCommission({ ...record, skus }, 'price', asking);
}
