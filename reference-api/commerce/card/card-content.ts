import { maskedField } from '@/lib/format/masked-field';
import type { CardFieldShape } from '@/reference-api/database/schema/shapes';
import type { KeyRing } from '@/reference-api/keys/key-ring';

/** What a card holds, by field. */
export type CardContent = Readonly<Record<string, string>>;

/** Content as it is kept: sealed, with keyed hashes for the duplicate test and the search, and what of it may be shown. */
export interface SealedContent {
  content: string;
  contentMask: Record<string, string>;
  hash: string;
  fieldHashes: string[];
}

export function sealContent(keys: KeyRing, content: CardContent, fields: readonly CardFieldShape[] = []): SealedContent {
  const names = inOrder(Object.keys(content), fields);
  return {
    content: keys.seal(JSON.stringify(content)),
    contentMask: Object.fromEntries(names.map((name) => [name, maskedField(content[name] ?? '', isSecret(name, fields))])),
    hash: cardHash(
      names.map((name) => content[name] ?? ''),
      keys,
    ),
    fieldHashes: names.map((name) => keys.hash(content[name] ?? '')),
  };
}

/** The digest of a whole card, for the duplicate test: its values in the order of the fields, as they stand in a line of an import. */
export const cardHash = (values: readonly string[], keys: KeyRing): string => keys.hash(values.join('\n'));

/** Contents typed by hand may come in any order, and with names nobody declared. */
function inOrder(names: readonly string[], fields: readonly CardFieldShape[]): string[] {
  const declared = fields.map(({ key }) => key).filter((key) => names.includes(key));
  return [...declared, ...names.filter((name) => !declared.includes(name)).sort()];
}

/** Reads what was sealed. */
export function openContent(keys: KeyRing, sealed: string): Record<string, string> {
  const read: unknown = JSON.parse(keys.open(sealed));
  return typeof read === 'object' && read !== null
    ? Object.fromEntries(Object.entries(read).map(([name, value]) => [name, String(value)]))
    : {};
}

/** A field that nobody declared is secret: codes and typed contents. */
const isSecret = (name: string, fields: readonly CardFieldShape[]) => fields.find(({ key }) => key === name)?.secret !== 0;
