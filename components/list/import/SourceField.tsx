'use client';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type DragEvent, useId, useState } from 'react';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { monoStack, radius } from '@/components/theme/tokens';
import { fileSize } from '@/lib/format/file-size';
import type { ImportSource } from './use-import-rows';

interface Props {
  readonly source: ImportSource;
  readonly accept: readonly string[];
  readonly disabled: boolean;
  onChange(source: ImportSource): void;
}

/** Where lines come from: a box to paste them into, or a place for a file. */
export const SourceField = ({ source, accept, disabled, onChange }: Props) =>
  source.kind === 'text' ? (
    <TextBox text={source.text} disabled={disabled} onText={(text) => onChange({ kind: 'text', text })} />
  ) : (
    <FilePlace file={source.file} accept={accept} disabled={disabled} onFile={(file) => onChange({ kind: 'file', file })} />
  );

function TextBox({ text, disabled, onText }: { text: string; disabled: boolean; onText: (text: string) => void }) {
  const t = useTranslations('import');
  return (
    <Box
      aria-label={t('content')}
      placeholder={t('contentHint')}
      rows={6}
      spellCheck={false}
      value={text}
      disabled={disabled}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

interface FileProps {
  readonly file: File | null;
  readonly accept: readonly string[];
  readonly disabled: boolean;
  onFile(file: File | null): void;
}

function FilePlace({ file, accept, disabled, onFile }: FileProps) {
  const t = useTranslations('import');
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFile(event.dataTransfer.files[0] ?? null);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <Place htmlFor={id} data-over={over} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        id={id}
        type="file"
        accept={accept.map((kind) => `.${kind}`).join(',')}
        disabled={disabled}
        onChange={(event) => {
          onFile(event.target.files?.[0] ?? null);
          // A field that holds a file says nothing when the same one, mended, is chosen again.
          event.target.value = '';
        }}
      />
      <CloudUpload aria-hidden />
      <span>{file ? `${file.name} · ${fileSize(file.size)}` : t('chooseFile')}</span>
    </Place>
  );
}

const Box = styled('textarea')({
  width: '100%',
  padding: '8px 10px',
  border: `1px solid ${paletteVar('hairline-control')}`,
  borderRadius: radius.control,
  backgroundColor: paletteVar('background-paper'),
  color: paletteVar('text-primary'),
  fontFamily: monoStack,
  fontSize: 13,
  lineHeight: 1.55,
  resize: 'vertical',
  '&:focus-visible': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: -1 },
});

const Place = styled('label')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minHeight: 120,
  padding: 12,
  border,
  borderStyle: 'dashed',
  borderRadius: radius.control,
  color: paletteVar('text-secondary'),
  fontSize: sizeVar.font,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '& input': { position: 'absolute', width: 1, height: 1, opacity: 0 },
  '& svg': { fontSize: 28, color: paletteVar('text-tertiary') },
  '&:hover, &[data-over="true"]': { borderColor: paletteVar('primary-accent'), backgroundColor: paletteVar('primary-soft') },
  '&:focus-within': { outline: `2px solid ${paletteVar('primary-accent')}`, outlineOffset: 1 },
});
