'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { QueryDialog } from '@/components/dialogs/QueryDialog';
import { useToast } from '@/components/feedback/use-toast';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { NumberInput } from '@/components/form/inputs/NumberInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { call } from '@/lib/client/call';
import { readOptions } from '@/lib/client/resource-queries';
import { wholeBetween } from '@/lib/contract/field/fields';
import { type GoodsRecord, goodsInfo } from '@/lib/contract/goods';
import { goodsStock } from '@/lib/contract/goods/action';
import { LARGEST_STOCK } from '@/lib/contract/goods/sku';

const schema = z.object({
  skus: z.array(z.object({ skuId: z.number(), before: z.number(), delta: wholeBetween(-LARGEST_STOCK, LARGEST_STOCK) })),
  remark: z.string().trim().max(100),
});

const WIDTH = 520;
const titleOf = (action: string, name: string) => `${action} · ${name}`;

/** Adds to and takes from the stock of variants; what is typed is the difference. */
export function StockDialog(props: DialogProps<{ id: number; name: string }, true>) {
  const t = useTranslations('goods');
  const { id, name } = props.payload;
  const found = useQuery({
    ...readOptions(goodsInfo, { id }),
    ...{ staleTime: Number.POSITIVE_INFINITY, refetchOnMount: 'always', meta: { quiet: true } },
  });
  return (
    <QueryDialog of={found} title={titleOf(t('actions.stock'), name)} width={WIDTH} fields={2}>
      {(read) => <Form read={read} {...props} />}
    </QueryDialog>
  );
}

function Form({ read, answer }: DialogProps<unknown, true> & { read: GoodsRecord }) {
  // What is read again while somebody types changes nothing here: a difference stays at its variant, and is right for any stock.
  const [record] = useState(read);
  const t = useTranslations('goods');
  const common = useTranslations('common');
  const toast = useToast();
  const start = useMemo(
    () => ({ skus: record.skus.map(({ id, stock }) => ({ skuId: id, before: stock, delta: 0 })), remark: '' }),
    [record],
  );
  const form = useResourceForm({
    schema,
    start,
    labels: 'goods.stockDialog',
    save: ({ skus, remark }, { idempotencyKey }) => {
      const changed = skus.filter(({ delta }) => delta !== 0).map(({ skuId, delta }) => ({ skuId, delta }));
      return changed.length > 0
        ? call(goodsStock, { body: { id: record.id, skus: changed, remark }, idempotencyKey })
        : Promise.resolve(null);
    },
    onSaved: (written) => {
      if (written) toast.success(common('succeeded', { action: t('actions.stock') }));
      answer(true);
    },
  });
  return (
    <FormDialog form={form} title={titleOf(t('actions.stock'), record.name)} width={WIDTH} saveLabel={common('ok')}>
      {record.skus.map(({ id, specText, stock }, at) => (
        <NumberInput
          key={id}
          form={form}
          name={`skus.${at}.delta`}
          label={specText || t('stockDialog.delta')}
          hint={t('stockDialog.now', { n: stock })}
          required
        />
      ))}
      <TextInput form={form} name="remark" maxLength={100} wide />
    </FormDialog>
  );
}
