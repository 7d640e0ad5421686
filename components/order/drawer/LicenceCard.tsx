'use client';
import { styled } from '@mui/material/styles';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRecordActions } from '@/components/actions/use-record-actions';
import { MaskedText } from '@/components/list/cells/MaskedText';
import { RowActions } from '@/components/list/cells/RowActions';
import { StatusChip, type StatusKind } from '@/components/list/cells/StatusChip';
import { durationText } from '@/components/store-meal/duration-text';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import { useMay } from '@/components/viewer/use-may';
import { call } from '@/lib/client/call';
import type { OrderLicence } from '@/lib/contract/order/detail';
import { licenceReveal } from '@/lib/contract/order/software';
import { licenceState } from '@/lib/contract/states/licence';
import { deviceActions, licenceActions } from '../licence-actions';

const KINDS: Readonly<Record<number, StatusKind>> = {
  [licenceState.waiting]: 'waiting',
  [licenceState.active]: 'running',
  [licenceState.expired]: 'closed',
  [licenceState.suspended]: 'waiting',
  [licenceState.revoked]: 'failed',
};

/** One licence: its key, term and devices, and what can be done with it. */
export function LicenceCard({ licence }: { licence: OrderLicence }) {
  const t = useTranslations('order');
  const enums = useTranslations('enums');
  const may = useMay();
  const { forRow } = useRecordActions(licenceActions);
  const devices = useRecordActions(deviceActions);
  const { mutateAsync } = useMutation({
    mutationFn: (licenceId: number) => call(licenceReveal, { query: { licenceId } }),
  });
  const reveal = may(licenceReveal) ? () => mutateAsync(licence.id).then(({ value }) => value) : undefined;
  return (
    <Card>
      <div className="head">
        <MaskedText text={licence.key} reveal={reveal} />
        <StatusChip kind={KINDS[licence.status] ?? 'closed'} label={enums(`licenceStatus.${licence.status}`)} />
        <span>{t(licence.renewOf === null ? 'licence.new' : 'licence.renewal')}</span>
        <RowActions actions={forRow(licence)} most={5} />
      </div>
      <p>
        {licence.startAt === null
          ? durationText(licence.durationUnit, licence.durationNum, enums)
          : t('licence.term', { from: licence.startAt, to: termEnd(licence, t('forever')) })}
        {' · '}
        {t('licence.devices', { n: licence.devices.length, max: licence.maxDevices })}
        {licence.account !== '' && ` · ${licence.account}`}
      </p>
      {licence.devices.map((device) => (
        <p key={device.id}>
          {device.name || device.fingerprint} · {device.boundAt}
          <RowActions actions={devices.forRow({ ...device, licence })} />
        </p>
      ))}
    </Card>
  );
}

const termEnd = ({ endAt, status }: OrderLicence, forever: string): string => endAt ?? (status === licenceState.waiting ? '-' : forever);

const Card = styled('div')({
  padding: '10px 12px',
  border,
  borderRadius: radius.card,
  '& + &': { marginTop: 8 },
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
  '& .head > span:last-of-type': { marginLeft: 'auto' },
  '& p': { margin: '6px 0 0', fontSize: sizeVar.small, color: paletteVar('text-secondary') },
});
