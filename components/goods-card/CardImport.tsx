'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { PlainSelect } from '@/components/controls/PlainSelect';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { ImportDialog } from '@/components/list/import/ImportDialog';
import { readAgainAfter } from '@/lib/client/after-write';
import { call } from '@/lib/client/call';
import type { ImportAnswer } from '@/lib/contract/call/import-answer';
import type { GoodsRecord } from '@/lib/contract/goods';
import { readBlock, SEPARATORS, type Separator } from '@/lib/contract/goods/block';
import { goodsCardImport, MAX_CARD_FILE_BYTES, MAX_CARD_LINES } from '@/lib/contract/goods-card';
import { maskedField } from '@/lib/format/masked-field';
import type { Reading } from '@/lib/import/judge-rows';
import type { RawRow } from '@/lib/import/read-rows';
import { cardFields } from './card-fields';

export interface CardImportParams {
  readonly record: GoodsRecord;
}
type Line = readonly string[];

const ACCEPT = ['txt', 'csv', 'xlsx'] as const;
const keyOf = (line: Line) => line.join('\n');

/** Takes cards into stock, one a line, from a text or a file (goods.md 6). */
export function CardImport({ payload: { record }, answer }: DialogProps<CardImportParams, ImportAnswer>) {
  const t = useTranslations('goodsCard');
  const [skuId, setSkuId] = useState(record.skus[0]?.id ?? 0);
  const [separator, setSeparator] = useState<Separator>(readBlock(record).separator);
  const [dedupe, setDedupe] = useState<0 | 1>(1);
  const fields = useMemo(() => cardFields(record, t('code')), [record, t]);
  const k = fields.length;
  const read = useCallback(
    ({ cells, text }: RawRow): Reading<Line> => {
      // With a single field the whole line is the card, whatever it holds.
      const values = (k === 1 ? [text ?? cells.join(separator)] : cells).map((cell) => cell.trim());
      return values.length === k && values.every((value) => value !== '')
        ? { value: values }
        : { reason: t('lines.fieldCountPlain', { k }) };
    },
    [k, separator, t],
  );
  const bodyOf = useCallback(
    (lines: readonly Line[], dryRun: 0 | 1) => {
      const text = lines.map((line) => line.join(separator)).join('\n');
      return { goodsId: record.id, skuId, text, separator, dedupe, dryRun };
    },
    [record.id, skuId, separator, dedupe],
  );
  const check = useCallback(
    async (lines: readonly Line[], signal: AbortSignal) => {
      const { duplicates, invalid } = await call(goodsCardImport, { body: bodyOf(lines, 1), signal, oneOfMany: true });
      return { duplicates, invalid };
    },
    [bodyOf],
  );
  const columns = fields.map(({ key, label, secret }, at) => ({
    key,
    header: label,
    cell: (line: Line) => maskedField(line[at] ?? '', secret),
  }));
  const close = (result: ImportAnswer | undefined) => {
    void readAgainAfter(goodsCardImport);
    if (result) answer(result);
  };
  return (
    <ImportDialog<Line>
      title={t('import')}
      note={record.name}
      accept={ACCEPT}
      maxBytes={MAX_CARD_FILE_BYTES}
      maxLines={MAX_CARD_LINES}
      paste
      separator={separator}
      columns={columns}
      emptyText={t('nothing')}
      read={read}
      knownReason={t('lines.inStock')}
      {...(dedupe === 1 ? { keyOf, check } : {})}
      ready={skuId !== 0}
      controls={
        <>
          <PlainSelect
            optional
            error={undefined}
            label={t('fields.skuId')}
            value={String(skuId)}
            options={record.skus.map(({ id, specText }) => ({ value: String(id), label: specText || record.name }))}
            onChange={(value) => setSkuId(Number(value))}
          />
          <PlainSelect
            optional
            error={undefined}
            label={t('fields.separator')}
            value={separator}
            options={SEPARATORS.map((value) => ({ value, label: value === '\t' ? 'Tab' : value }))}
            onChange={(value) => setSeparator(SEPARATORS.find((one) => one === value) ?? separator)}
          />
          <PlainSelect
            optional
            error={undefined}
            label={t('fields.dedupe')}
            value={String(dedupe)}
            options={[
              { value: '1', label: t('dedupe.on') },
              { value: '0', label: t('dedupe.off') },
            ]}
            onChange={(value) => setDedupe(value === '1' ? 1 : 0)}
          />
        </>
      }
      send={(lines, { keyFor, signal }) => {
        const body = bodyOf(lines, 0);
        return call(goodsCardImport, { body, idempotencyKey: keyFor(body), signal, oneOfMany: true });
      }}
      onClose={close}
    />
  );
}
