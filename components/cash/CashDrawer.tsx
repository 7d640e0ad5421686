'use client';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { FactList } from '@/components/controls/FactList';
import { StepsBar } from '@/components/controls/steps/StepsBar';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { EvidencePictures } from '@/components/records/EvidencePictures';
import { RecordDrawer } from '@/components/records/RecordDrawer';
import { useFacts } from '@/components/records/use-facts';
import { readOptions } from '@/lib/client/resource-queries';
import { type Cash, cashInfo } from '@/lib/contract/cash';
import { cashState } from '@/lib/contract/states/cash';
import { CashAccountText } from './CashAccountText';
import { ApplicantChip, CashChip } from './CashChip';
import { cashActions } from './cash-actions';

const VOUCHER_SIZE = 96;

/** One withdrawal from the application to the payment. */
export function CashDrawer({ payload: { id } }: DialogProps<{ id: number }, undefined>) {
  const t = useTranslations('cash');
  const actions = useRecordActions(cashActions);
  return (
    <RecordDrawer
      query={readOptions(cashInfo, { id })}
      waitingTitle={t('detail')}
      title={(row) => row.cashNo}
      chips={({ status, applicant }) => (
        <>
          <CashChip status={status} />
          <ApplicantChip applicant={applicant} />
        </>
      )}
      actions={(row) => actions.forRow(row)}
      head={(row) => <Steps row={row} />}
      panels={[{ key: 'detail', label: t('detail'), draw: (row) => <Details row={row} /> }]}
      width={680}
    />
  );
}

/** Applied, reviewed, paid: a rejected or failed one ends where it stands. */
function Steps({ row }: { row: Cash }) {
  const t = useTranslations('cash');
  const done = { [cashState.pending]: 1, [cashState.toPay]: 2, [cashState.paid]: 3, [cashState.failed]: 2 }[row.status] ?? 1;
  const failed = row.status === cashState.rejected || row.status === cashState.failed || row.status === cashState.cancelled;
  return (
    <StepsBar
      label={t('steps.label')}
      done={done}
      failed={failed}
      steps={[
        { key: 'apply', label: t('steps.apply'), note: row.createTime },
        { key: 'audit', label: t('steps.audit'), ...(row.auditTime ? { note: row.auditTime } : {}) },
        { key: 'pay', label: t('steps.pay'), ...(row.payTime ? { note: row.payTime } : {}) },
      ]}
    />
  );
}

function Details({ row }: { row: Cash }) {
  const t = useTranslations('cash');
  const types = useTranslations('enums.cashType');
  const { fact, money, time } = useFacts('cash.fields', row);
  return (
    <>
      <FactList title={t('groups.amount')} facts={[money('amount'), money('fee'), money('arrival'), money('balanceBefore')]} />
      <FactList
        title={t('groups.account')}
        facts={[
          fact('name', `${row.name} ${row.mobile}`),
          fact('type', types(String(row.type))),
          fact('holder', row.account.holder),
          fact('no', <CashAccountText row={row} />),
          fact('bankName', row.account.bankName),
          fact('branch', row.account.branch),
        ]}
      />
      <FactList
        title={t('groups.decision')}
        facts={[
          fact('auditor', row.auditorName && `${row.auditorName} ${row.auditTime ?? ''}`),
          fact('auditReason', row.auditReason),
          fact('payer', row.payerName && `${row.payerName} ${row.payTime ?? ''}`),
          fact('payNo', row.payNo),
          fact('failReason', row.failReason, true),
          fact('voucher', <EvidencePictures urls={row.payVoucher} label={t('fields.voucher')} size={VOUCHER_SIZE} />, true),
          time('createTime'),
          fact('remark', row.remark, true),
        ]}
      />
    </>
  );
}
