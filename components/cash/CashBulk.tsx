'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { reasonDialog } from '@/components/form/dialogs/form-dialogs';
import { useBulkAction } from '@/components/list/bulk/use-bulk-action';
import { ExportSelected } from '@/components/list/export/ExportSelected';
import { useMay } from '@/components/viewer/use-may';
import { type Cash, type CashFilter, cashExport } from '@/lib/contract/cash';
import { cashApprove, cashPay, cashReject } from '@/lib/contract/cash/action';
import { formatFen } from '@/lib/format/money';
import type { ResourceList } from '@/lib/list/resource-list';
import { sendBatch } from '@/lib/list/send-batch';
import { cashPayDialog } from './cash-dialogs';

const MOST_REASON = 200;

/** 批量通过, 批量驳回 and 批量确认打款; number and sum are asked about first (open-questions 30). */
export function CashBulk({ list }: { list: ResourceList<Cash, CashFilter> }) {
  const t = useTranslations('cash');
  const route = useTranslations('route');
  const may = useMay();
  const ask = useAskOnDemand();
  const confirm = useConfirm();
  const run = useBulkAction(list);
  const { mode, marked } = list.selection.value;
  const chosen = list.rows.filter(({ id }) => (mode === 'all' ? !marked.has(id) : marked.has(id)));
  // Rows of other pages are chosen by number alone, so the sum is that of the rows in sight.
  const whole = chosen.length === list.selection.count;
  const sum = formatFen(chosen.reduce((total, { arrival }) => total + arrival, 0));
  const question = (step: 'approve' | 'reject') => (whole ? t(`sure.${step}`, { n: chosen.length, x: sum }) : undefined);
  const approve = async () => {
    const title = t('actions.bulk.approve');
    if (!(await confirm({ title, text: question('approve'), confirmLabel: t('actions.approve') }))) return;
    await run({ title, send: sendBatch(cashApprove, (ids) => ({ ids, remark: '' })) });
  };
  const reject = async () => {
    const title = t('actions.bulk.reject');
    const text = question('reject');
    const reason = await ask(reasonDialog, {
      title,
      max: MOST_REASON,
      confirmLabel: t('actions.reject'),
      ...(text === undefined ? {} : { text }),
    });
    if (reason === undefined) return;
    await run({ title, send: sendBatch(cashReject, (ids) => ({ ids, reason })) });
  };
  const pay = async () => {
    const payment = await ask(cashPayDialog, { rows: chosen, asksOnly: true });
    if (payment) await run({ title: t('actions.bulk.pay'), send: sendBatch(cashPay, (ids) => ({ ids, ...payment })) });
  };
  return (
    <>
      {may(cashApprove) && (
        <Button variant="outlined" size="small" onClick={() => void approve()}>
          {t('actions.bulk.approve')}
        </Button>
      )}
      {may(cashPay) && (
        <Button variant="outlined" size="small" disabled={!whole} onClick={() => void pay()}>
          {t('actions.bulk.pay')}
        </Button>
      )}
      {may(cashReject) && (
        <Button variant="outlined" size="small" color="error" onClick={() => void reject()}>
          {t('actions.bulk.reject')}
        </Button>
      )}
      <ExportSelected list={list} exporter={cashExport} name={route('cashList')} />
    </>
  );
}
