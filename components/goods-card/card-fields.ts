import type { GoodsRecord } from '@/lib/contract/goods';
import { readBlock } from '@/lib/contract/goods/block';
import { ACCOUNT } from '@/lib/contract/goods/kind';

/** A field of the cards of these goods, as the dialogs show it. */
export interface ShownField {
  readonly key: string;
  readonly label: string;
  readonly secret: boolean;
}

/** The fields a card has; software sold from stock has the single field `code` (clarifications 3). */
export function cardFields(record: GoodsRecord, codeLabel: string): readonly ShownField[] {
  if (record.kind !== ACCOUNT) return [{ key: 'code', label: codeLabel, secret: true }];
  return readBlock(record).cardFields.map(({ key, label, secret }) => ({ key, label, secret: secret === 1 }));
}
