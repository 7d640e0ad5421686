import { codes } from '@/lib/contract/call/codes';
import { ACCOUNT, FROM_STOCK, SOFTWARE } from '@/lib/contract/goods/kind';
import { maskedField } from '@/lib/format/card-lines';
import { cardHash } from '@/reference-api/commerce/card/card-content';
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

/** What of a card is stored: sealed, masked, and keyed digests that find it again. */
export interface SealedCard {
  content: string;
  contentMask: Record<string, string>;
  hash: string;
  fieldHashes: string[];
}

/** Seals the values of a card, in the order of its fields. */
export function sealCard(fields: readonly Field[], values: readonly string[], keys: KeyRing): SealedCard {
  const content = Object.fromEntries(fields.map(({ key }, at) => [key, values[at] ?? '']));
  return {
    content: keys.seal(JSON.stringify(content)),
    contentMask: Object.fromEntries(fields.map(({ key, secret }, at) => [key, maskedField(values[at] ?? '', secret === 1)])),
    hash: cardHash(values, keys),
    fieldHashes: values.map((value) => keys.hash(value)),
  };
}

/** The values of a stored card by field. */
export const openCard = (sealed: string, keys: KeyRing): Record<string, string> => JSON.parse(keys.open(sealed)) as Record<string, string>;
