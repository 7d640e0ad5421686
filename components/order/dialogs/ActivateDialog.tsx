'use client';
import { useTranslations } from 'next-intl';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { FormDialog } from '@/components/form/frames/FormDialog';
import { DateTimeInput } from '@/components/form/inputs/DateTimeInput';
import { TextInput } from '@/components/form/inputs/TextInput';
import { useResourceForm } from '@/components/form/state/use-resource-form';
import { useLanguage } from '@/components/theme/LanguageProvider';
import { call } from '@/lib/client/call';
import { codes } from '@/lib/contract/call/codes';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { orderActivate, orderActivateDraft } from '@/lib/contract/order/software';
import { refusalAt } from '@/lib/form/refusal-at';
import { joinEntries } from '@/lib/format/punctuation';
import { Notice } from './dialog-parts';

const START = { key: '', startAt: null, account: '' };

/** Opens a software service by hand; an empty key is made by the server, an empty begin is now. */
export function ActivateDialog({ payload: { order }, answer }: DialogProps<{ order: OrderDetail }, true>) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const { language } = useLanguage();
  const title = t('actions.activate');
  const form = useResourceForm({
    schema: orderActivateDraft,
    start: START,
    labels: 'order.licenceFields',
    save: (values, { idempotencyKey }) =>
      call(orderActivate, { body: { id: order.id, ...values }, idempotencyKey }).catch(refusalAt(codes.licenceKeyTaken, 'key')),
    savedText: common('succeeded', { action: title }),
    onSaved: () => answer(true),
  });
  const bought = joinEntries(
    order.items.map(({ goodsName, specText, count }) => `${goodsName} ${specText} ×${count}`),
    language,
  );
  return (
    <FormDialog form={form} title={`${title} · ${order.orderNo}`} width={520} saveLabel={title}>
      <Notice>{bought}</Notice>
      <TextInput form={form} name="key" maxLength={64} wide hint={t('licence.keyHint')} />
      <DateTimeInput form={form} name="startAt" nullable wide hint={t('licence.startHint')} />
      <TextInput form={form} name="account" maxLength={100} wide />
    </FormDialog>
  );
}
