'use client';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { LabelledField } from '@/components/controls/PlainSelect';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import { fileSize } from '@/lib/format/file-size';
import { ACCEPTED, type MediaKind } from '@/lib/media/file-check';
import { DropArea } from './DropArea';
import { UploadLine } from './UploadLine';
import type { UploadProgress } from './use-upload-progress';

interface Props {
  readonly kind: MediaKind;
  readonly label: string;
  readonly choose: string;
  readonly file: File | undefined;
  readonly sending: UploadProgress;
  readonly error: string | undefined;
  onChoose(file: File | undefined): void;
  /** Hears of more files than one. */
  onTooMany?(): void;
}

/** The file of an upload form: chosen, dropped or pasted, with a preview; while it is sent, how far it is. */
export function ChosenFile({ kind, label, choose, file, sending, error, onChoose, onTooMany }: Props) {
  const t = useTranslations('media');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = useObjectUrl(kind === 'picture' ? file : undefined);
  const take = (files: readonly File[]) => {
    if (files.length > 1 && onTooMany) onTooMany();
    else onChoose(files[0]);
  };
  return (
    <LabelledField>
      <span className="label" id={`${id}-label`}>
        {label}
        <i aria-hidden>*</i>
      </span>
      <DropArea kind={kind} disabled={sending.busy} onFiles={take}>
        <Well data-invalid={error !== undefined}>
          {preview && <Preview src={preview} alt="" />}
          {file && (
            <span className="name">
              {file.name} <small>{fileSize(file.size)}</small>
            </span>
          )}
          <input
            ref={input}
            id={id}
            type="file"
            accept={ACCEPTED[kind]}
            hidden
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              // Choosing the same file again must count as a choice.
              event.target.value = '';
            }}
          />
          <Button
            variant="outlined"
            size="small"
            disabled={sending.busy}
            aria-labelledby={`${id}-label ${id}-button`}
            id={`${id}-button`}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            onClick={() => input.current?.click()}
          >
            {file ? t('replace') : choose}
          </Button>
          {!file && <small>{t(kind === 'picture' ? 'dropOrPaste' : 'drop')}</small>}
        </Well>
      </DropArea>
      {sending.entry && <UploadLine entry={sending.entry} />}
      <p id={`${id}-error`} role={error === undefined ? undefined : 'alert'}>
        {error}
      </p>
    </LabelledField>
  );
}

/** An address for a file on this computer, as long as it is shown. */
function useObjectUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return setUrl(undefined);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

const Well = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 200,
  padding: 16,
  borderRadius: radius.card,
  border: `1px dashed ${paletteVar('hairline-control')}`,
  backgroundColor: paletteVar('background-default'),
  textAlign: 'center',
  '&[data-invalid="true"]': { borderColor: paletteVar('error-main') },
  '& img': { maxWidth: '100%', maxHeight: 160, borderRadius: 6, objectFit: 'contain' },
  '& .name': { maxWidth: '100%', overflowWrap: 'anywhere', fontSize: sizeVar.font },
  '& small': { fontSize: sizeVar.small, color: paletteVar('text-tertiary') },
});

const Preview = styled('img')({});
