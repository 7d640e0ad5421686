'use client';
import UploadFile from '@mui/icons-material/UploadFileRounded';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { upload } from '@/lib/client/upload';
import { invoiceFile } from '@/lib/contract/invoice/action';

const ACCEPTED = '.pdf,.ofd,.png,.jpg,.jpeg';

/** The file of an invoice: uploaded at once, kept as its address; what it is, the API tells by its content. How long it may take, the proxy says. */
export function InvoiceFileInput<Values extends FieldValues>(props: InputProps<Values>) {
  const t = useTranslations('invoice');
  const field = useField(props, 'media');
  const address = useMediaUrl();
  const report = useReportFailure();
  const [busy, setBusy] = useState(false);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const url = typeof field.value === 'string' ? field.value : '';
  /** Whether the file arrived; what went wrong is told here. */
  const send = async (file: File): Promise<boolean> => {
    const stop = new AbortController();
    sending.current = stop;
    setBusy(true);
    try {
      const body = new FormData();
      body.append('file', file);
      const { url: kept } = await upload(invoiceFile, body, { signal: stop.signal, onProgress: () => undefined });
      field.change(kept);
      return true;
    } catch (error) {
      report(error, { info: 'upload' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) field.awaits(send(file));
  };
  return (
    <FieldFrame field={field} group>
      <div style={{ display: 'flex', alignItems: 'center', gap: 12, flexWrap: 'wrap' }}>
        <Button ref={field.ref} component="label" variant="outlined" startIcon={<UploadFile />} loading={busy} disabled={field.disabled}>
          {t(url === '' ? 'chooseFile' : 'replaceFile')}
          <input type="file" accept={ACCEPTED} hidden onChange={choose} />
        </Button>
        {url !== '' && (
          <a href={address(url)} target="_blank" rel="noreferrer">
            {url.split('/').at(-1)?.slice(-24)}
          </a>
        )}
        <small>{t('fileHint')}</small>
      </div>
    </FieldFrame>
  );
}
