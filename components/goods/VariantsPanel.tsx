'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type InnerColumn, InnerTable } from '@/components/controls/InnerTable';
import { Picture } from '@/components/controls/Picture';
import { Small } from '@/components/controls/table-styles';
import { usePhone } from '@/components/controls/use-phone';
import { ErrorState } from '@/components/feedback/ErrorState';
import { FormSkeleton } from '@/components/feedback/Skeletons';
import { InlineNumber } from '@/components/list/cells/InlineNumber';
import { MoneyText } from '@/components/list/cells/MoneyText';
import { StatusChip } from '@/components/list/cells/StatusChip';
import { readOptions } from '@/lib/client/resource-queries';
import { type Goods, type GoodsRecord, goodsInfo } from '@/lib/contract/goods';
import { type GoodsSku, LARGEST_PRICE, LARGEST_STOCK } from '@/lib/contract/goods/sku';
import { auditState, goodsState } from '@/lib/contract/states/goods';
import { onOff } from '@/lib/contract/states/on-off';
import { groupedNumber } from '@/lib/format/number-suffix';
import { PictureBox } from './picture-box';
import { useSkuEdits } from './use-sku-edits';
import { WarnLevel } from './WarnLevel';

/** The variants of goods under their row: price and stock are edited in place, the stock of cards is not (goods.md 4). */
export function VariantsPanel({ goods: { id }, mayEdit }: { goods: Pick<Goods, 'id'>; mayEdit: boolean }) {
  const { data, error, refetch } = useQuery({ ...readOptions(goodsInfo, { id }), meta: { quiet: true } });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Variants record={data} mayEdit={mayEdit} /> : <FormSkeleton fields={2} />;
}

function Variants({ record, mayEdit }: { record: GoodsRecord; mayEdit: boolean }) {
  const t = useTranslations('goods.fields');
  const { status, auditStatus } = record;
  const kept = status !== goodsState.recycled;
  // What a reviewer looks at stays as it is.
  const editable = { stock: mayEdit && kept, price: mayEdit && kept && auditStatus !== auditState.pending };
  const phone = usePhone();
  const columns = useVariantColumns(record, editable, phone);
  return (
    <>
      <InnerTable label={t('skus')} columns={columns} rows={record.skus} keyOf={({ id }) => id} />
      {/* Saving goods that were rejected would submit them again. */}
      {editable.price && auditStatus !== auditState.rejected && <WarnLevel record={record} />}
    </>
  );
}

function useVariantColumns(
  record: GoodsRecord,
  { stock: stockEditable, price: priceEditable }: { stock: boolean; price: boolean },
  phone: boolean,
): readonly InnerColumn<GoodsSku>[] {
  const t = useTranslations('goods.fields');
  const common = useTranslations('common');
  const { setPrice, setStock, cards } = useSkuEdits(record);
  return useMemo(() => {
    const name = (sku: GoodsSku) => sku.specText || record.name;
    const price = (sku: GoodsSku) =>
      priceEditable ? (
        <InlineNumber
          value={sku.price}
          kind="money"
          label={`${name(sku)} ${t('price')}`}
          min={1}
          max={LARGEST_PRICE}
          onSave={(value) => setPrice(sku, value)}
        />
      ) : (
        <MoneyText fen={sku.price} />
      );
    const stock = (sku: GoodsSku) =>
      stockEditable && !cards ? (
        <InlineNumber
          value={sku.stock}
          label={`${name(sku)} ${t('stock')}`}
          min={0}
          max={LARGEST_STOCK}
          onSave={(value) => setStock(sku, value)}
        />
      ) : (
        groupedNumber(sku.stock)
      );
    const priced: InnerColumn<GoodsSku> = { key: 'price', header: t('price'), align: 'end', width: phone ? 96 : 140, cell: price };
    const stocked: InnerColumn<GoodsSku> = { key: 'stock', header: t('stock'), align: 'end', width: phone ? 76 : 120, cell: stock };
    // What is changed of a variant; the rest stands in the record of the goods.
    if (phone) return [{ key: 'spec', header: t('specs'), cell: (sku) => <PhoneName name={name(sku)} code={sku.code} /> }, priced, stocked];
    const columns: InnerColumn<GoodsSku>[] = [
      {
        key: 'image',
        header: t('image'),
        width: 64,
        cell: (sku) => (
          <PictureBox>
            <Picture url={sku.image || record.cover} alt={name(sku)} whole />
          </PictureBox>
        ),
      },
      { key: 'spec', header: t('specs'), cell: name },
      { key: 'code', header: t('code'), cell: ({ code }) => code || '-' },
      priced,
      { key: 'marketPrice', header: t('marketPrice'), align: 'end', cell: ({ marketPrice }) => <MoneyText fen={marketPrice} /> },
      { key: 'costPrice', header: t('costPrice'), align: 'end', cell: ({ costPrice }) => <MoneyText fen={costPrice} /> },
      stocked,
      {
        key: 'status',
        header: t('enabled'),
        align: 'center',
        width: 90,
        cell: ({ status }) => (
          <StatusChip kind={status === onOff.on ? 'running' : 'closed'} label={common(status === onOff.on ? 'on' : 'off')} />
        ),
      },
    ];
    return columns;
  }, [record, phone, priceEditable, stockEditable, cards, setPrice, setStock, t, common]);
}

const PhoneName = ({ name, code }: { name: string; code: string }) => (
  <>
    {name}
    {code !== '' && <Small style={{ overflowWrap: 'anywhere' }}>{code}</Small>}
  </>
);
