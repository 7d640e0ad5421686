import { codes } from '@/lib/contract/call/codes';
import { ACCOUNT, FROM_STOCK, SOFTWARE } from '@/lib/contract/goods/kind';
import { type SealedContent, sealContent } from '@/reference-api/commerce/card/card-content';
import type { KeyRing } from '@/reference-api/keys/key-ring';
import { Refusal } from '@/reference-api/refusal';
import { CODE_FIELD } from '@/reference-api/resources/goods/goods-columns';
import { storesCards } from '@/reference-api/resources/goods/goods-record';
import type { GoodsRecord } from '@/reference-api/resources/goods/stored-goods';

export interface Field {
  readonly key: string;
  readonly label: string;
  readonly secret: number;
}

/** The fields a card of these goods has; software sold from stock has the single field `code` (clarifications 3). */
export function cardFieldsOf(record: Pick<GoodsRecord, 'kind' | 'kindBlock'>): readonly Field[] {
  const { cardFields = [], licenceMode } = record.kindBlock;
  if (record.kind === ACCOUNT) return cardFields;
  return record.kind === SOFTWARE && licenceMode === FROM_STOCK ? [CODE_FIELD] : [];
}

/** Refuses goods whose stock is typed. */
export function requireCardStock(record: GoodsRecord): readonly Field[] {
  if (!storesCards(record)) throw new Refusal(codes.invalidRequest);
  return cardFieldsOf(record);
}

/** Seals the values of a card, in the order of its fields. */
export const sealCard = (fields: readonly Field[], values: readonly string[], keys: KeyRing): SealedContent =>
  sealContent(keys, Object.fromEntries(fields.map(({ key }, at) => [key, values[at] ?? ''])), fields);
