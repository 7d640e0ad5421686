'use client';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { InnerTable } from '@/components/controls/InnerTable';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { MoneyText } from '@/components/list/cells/MoneyText';
import type { OrderDetail } from '@/lib/contract/order/detail';

/** On paper stands the slip alone, whatever the console shows around it; styles of the parts would come later and win. */
const ON_PAPER = {
  '@media print': {
    'body > *:not(.MuiDialog-root)': { display: 'none !important' },
    '.MuiBackdrop-root, .MuiDialogTitle-root, .MuiDialogActions-root': { display: 'none !important' },
    '.MuiDialog-paper': { boxShadow: 'none !important', maxHeight: 'none !important', width: '100% !important', margin: '0 !important' },
  },
};

/** What lies in the parcel and who gets it, to be printed. */
export function PackingSlip({ payload: { order, receiver } }: DialogProps<{ order: OrderDetail; receiver: string }, true>) {
  const t = useTranslations('order');
  const line = (field: string, value: string) => t('slip.line', { label: t(`fields.${field}`), value });
  const print = (
    <Button variant="contained" onClick={() => window.print()}>
      {t('actions.print')}
    </Button>
  );
  return (
    <DialogFrame title={`${t('slip.title')} · ${order.orderNo}`} width={640} actions={print}>
      <GlobalStyles styles={ON_PAPER} />
      <Slip>
        <h2>{order.storeName}</h2>
        <p>
          {line('orderNo', order.orderNo)} · {line('createTime', order.createTime)}
        </p>
        <p>{line('receiver', receiver)}</p>
        {order.buyerRemark !== '' && <p>{line('buyerRemark', order.buyerRemark)}</p>}
        <InnerTable
          label={t('fields.items')}
          rows={order.items}
          keyOf={({ id }) => id}
          columns={[
            { key: 'goods', header: t('fields.goodsName'), cell: ({ goodsName }) => goodsName },
            { key: 'spec', header: t('fields.specText'), cell: ({ specText }) => specText || '-' },
            { key: 'count', header: t('fields.count'), align: 'end', cell: ({ count, refundedCount }) => count - refundedCount },
            { key: 'pay', header: t('fields.itemPay'), align: 'end', cell: ({ payPrice }) => <MoneyText fen={payPrice} /> },
          ]}
        />
        <p className="sum">
          {t('fields.freight')} <MoneyText fen={order.freight} /> · {t('fields.payPrice')} <MoneyText fen={order.payPrice} />
        </p>
      </Slip>
    </DialogFrame>
  );
}

const Slip = styled('div')({ '& h2': { margin: '0 0 8px', fontSize: 18 }, '& p': { margin: '4px 0' }, '& .sum': { textAlign: 'end' } });
