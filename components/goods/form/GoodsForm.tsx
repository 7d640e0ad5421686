'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useRef } from 'react';
import type { ZodType } from 'zod';
import { PlainButton } from '@/components/controls/button/PlainButton';
import { useConfirm } from '@/components/dialogs/use-confirm';
import { InlineAlert } from '@/components/feedback/InlineAlert';
import { FormPage } from '@/components/form/frames/FormPage';
import { useRecordForm } from '@/components/form/state/use-record-form';
import { useTab } from '@/components/tabs/tab-context';
import { staticStyled } from '@/components/theme/static-styled';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { call } from '@/lib/client/call';
import { type GoodsRecord, goodsCreate, goodsInfo, goodsUpdate } from '@/lib/contract/goods';
import { DRAFT, goodsForm, goodsFormWithoutCommission, SUBMISSION } from '@/lib/contract/goods/draft';
import type { GoodsKind } from '@/lib/contract/goods/kind';
import { auditState } from '@/lib/contract/states/goods';
import { yesNo } from '@/lib/contract/states/yes-no';
import { maySetCommission } from '../may-set-commission';
import { useGoodsSections } from './goods-sections';
import { type GoodsValues, goodsValues, newGoods } from './goods-values';
import { touchesKeyFields } from './touches-key-fields';
import { useLeaveTab } from './use-leave-tab';

interface Props {
  readonly kind: GoodsKind;
  /** Null for new goods. */
  readonly record: GoodsRecord | null;
  /** Where the warning level of new goods begins. */
  readonly stockWarn?: number;
}

const schema: ZodType<GoodsValues> = goodsForm;
const withoutCommission: ZodType<GoodsValues> = goodsFormWithoutCommission;

/** Goods of any kind as a page of sections: common fields, variants, the block of the kind, marketing, details (goods.md 3). */
export function GoodsForm({ kind, record, stockWarn = 0 }: Props) {
  const t = useTranslations('goods.form');
  const goods = useTranslations('goods');
  const confirm = useConfirm();
  const { toList, back } = useLeaveTab();
  const leave = () => (record ? back(kind) : toList(kind));
  const { setClean } = useTab();
  const start = useMemo(() => (record ? goodsValues(record) : newGoods(kind, stockWarn)), [record, kind, stockWarn]);
  const viewer = useViewer();
  const mayWrite = useMay()(record ? goodsUpdate : goodsCreate);
  const form = useRecordForm({
    resource: { create: goodsCreate, update: goodsUpdate },
    record,
    schema: maySetCommission(viewer) ? schema : withoutCommission,
    start,
    labels: 'goods.fields',
    draftOf: ({ version: _read, submit, ...values }: GoodsValues) =>
      submit === DRAFT ? { ...values, submit: DRAFT as 0 } : { ...values, submit: SUBMISSION as 1 },
    onSaved: () => {
      setClean();
      leave();
    },
    keepsDraft: mayWrite,
    readOnly: !mayWrite,
    schemaVersion: 1,
    reload: async (id) => goodsValues(await call(goodsInfo, { query: { id } })),
  });
  const sections = useGoodsSections(form.fields, kind, record);
  const isDraft = record === null || record.auditStatus === auditState.draft;
  const sending = useRef(false);
  const send = async (submit: 0 | 1) => {
    if (sending.current) return;
    sending.current = true;
    try {
      const asks = record !== null && record.reviewed === yesNo.yes && record.auditStatus === auditState.approved;
      if (asks && touchesKeyFields(form.hook.getValues(), record)) {
        if (!(await confirm({ title: goods('reaudit.title'), text: goods('reaudit.text') }))) return;
      }
      form.hook.setValue('submit', submit);
      await form.submit();
    } finally {
      form.hook.setValue('submit', SUBMISSION);
      sending.current = false;
    }
  };
  const saveDraft = isDraft && (
    <PlainButton variant="outlined" disabled={form.busy} onClick={() => void send(DRAFT)}>
      {t('saveDraft')}
    </PlainButton>
  );
  return (
    <>
      {/* The page is for whoever may see goods (system.md 1); saving them is a right of its own. */}
      {!mayWrite && (
        <Above>
          <InlineAlert severity="info">{t('readOnly')}</InlineAlert>
        </Above>
      )}
      <FormPage
        form={{ ...form, submit: () => send(SUBMISSION) }}
        sections={sections}
        onCancel={leave}
        {...(isDraft || record.auditStatus === auditState.rejected ? { saveLabel: t('submit') } : {})}
        actions={saveDraft}
      />
    </>
  );
}

const Above = staticStyled('div')({ marginBottom: 16 });
