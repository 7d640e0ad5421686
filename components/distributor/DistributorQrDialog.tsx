'use client';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useId, useMemo } from 'react';
import { QrCode } from '@/components/controls/QrCode';
import { qrShape } from '@/components/controls/qr-shape';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { ErrorState } from '@/components/feedback/ErrorState';
import { useCopy } from '@/components/feedback/use-copy';
import { saveFile } from '@/components/list/export/save-file';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { useMay } from '@/components/viewer/use-may';
import { useViewer } from '@/components/viewer/viewer-context';
import { readOptions } from '@/lib/client/resource-queries';
import { MAIN_STORE } from '@/lib/contract/access';
import { type Distributor, distributorQrcode } from '@/lib/contract/distributor';
import { systemConfigSave } from '@/lib/contract/system-config';
import { href } from '@/lib/navigation/href';

/** The code that leads to a distributor's promotion page: to be scanned, copied or saved. */
export function DistributorQrDialog({ payload: { id, nickname } }: DialogProps<Distributor, undefined>) {
  const t = useTranslations('distributor');
  const copy = useCopy();
  const drawing = useId();
  const { data, error, refetch } = useQuery({ ...readOptions(distributorQrcode, { id }), meta: { quiet: true } });
  // Nothing leads to the shop before the settings name its address (open-questions 19).
  const url = data?.h5Url ?? '';
  const may = useMay();
  // The address stands in the settings of the main store alone.
  const { storeId } = useViewer();
  const shape = useMemo(() => (url === '' ? null : qrShape(url)), [url]);
  const download = () => {
    const svg = document.getElementById(drawing);
    if (svg) saveFile(new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' }), `${nickname}-${id}.svg`);
  };
  const actions = (
    <>
      <Button variant="outlined" disabled={url === ''} onClick={() => void copy(url)}>
        {t('qr.copy')}
      </Button>
      <Button variant="contained" disabled={!shape} onClick={download}>
        {t('qr.download')}
      </Button>
    </>
  );
  return (
    <DialogFrame title={`${t('actions.qrcode')} · ${nickname}`} width={400} actions={actions}>
      <Centred>
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} small />}
        {!error && !data && <Skeleton variant="rounded" width={240} height={240} />}
        {shape && <QrCode {...shape} id={drawing} label={t('qr.alt', { name: nickname })} />}
        {data && url === '' && (
          <Alert severity="warning">
            {t('qr.noStorefront')}
            {storeId === MAIN_STORE && may(systemConfigSave) && (
              <>
                {' '}
                <Link href={href('/parameter/systemSetting')}>{t('qr.toSettings')}</Link>
              </>
            )}
          </Alert>
        )}
        {url !== '' && !shape && <Alert severity="warning">{t('qr.tooLong')}</Alert>}
        {shape && <p>{t('qr.hint')}</p>}
        {url && <output>{url}</output>}
      </Centred>
    </DialogFrame>
  );
}

const Centred = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  '& p': { margin: 0, color: paletteVar('text-secondary'), fontSize: sizeVar.font },
  '& output': {
    maxWidth: '100%',
    overflowWrap: 'anywhere',
    color: paletteVar('text-tertiary'),
    fontSize: sizeVar.small,
    userSelect: 'all',
  },
});
