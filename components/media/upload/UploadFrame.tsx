'use client';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DialogFrame } from '@/components/dialogs/DialogFrame';
import type { useUploadProgress } from './use-upload-progress';

const WIDTH = 500;

interface Props {
  readonly title: string;
  readonly sending: ReturnType<typeof useUploadProgress>;
  readonly busy?: boolean;
  readonly children: ReactNode;
  onSubmit(): Promise<void>;
  onCancel(): void;
}

/** The frame of the two upload forms (specification 5); Cancel stops what is on its way before it closes. */
export function UploadFrame({ title, sending, busy = sending.busy, children, onSubmit, onCancel }: Props) {
  const t = useTranslations('media');
  return (
    <DialogFrame
      title={title}
      width={WIDTH}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      actions={
        <>
          <Button variant="outlined" onClick={() => (sending.entry ? sending.cancel() : onCancel())}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {t('upload')}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  );
}
