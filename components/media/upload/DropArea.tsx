'use client';
import CloudUpload from '@mui/icons-material/CloudUploadOutlined';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { paletteVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';
import type { MediaKind } from '@/lib/media/file-check';

interface Props {
  readonly kind: MediaKind;
  readonly disabled?: boolean;
  onFiles(files: readonly File[]): void;
  readonly children: ReactNode;
}

/** Takes files that are dropped on it, and pictures pasted while it is on screen. */
export function DropArea({ kind, disabled = false, onFiles, children }: Props) {
  const t = useTranslations('media');
  const [over, setOver] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const take = useEffectEvent((files: readonly File[]) => {
    if (!disabled && files.length > 0) onFiles(files);
  });
  useEffect(() => {
    if (kind !== 'picture') return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // Under another dialog a library is hidden from everybody, also from what is pasted.
      if (files.length === 0 || isText(event) || area.current?.closest('[aria-hidden="true"]')) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [kind]);
  const hover = (event: DragEvent) => {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled && event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
  };
  return (
    <Area ref={area} onDragEnter={hover} onDragOver={hover} onDragLeave={(event) => leaves(event) && setOver(false)} onDrop={drop}>
      {children}
      {over && (
        <Veil>
          <CloudUpload aria-hidden />
          {t('dropHere')}
        </Veil>
      )}
    </Area>
  );
}

/**
 * Cells copied from a spreadsheet carry a picture of themselves beside their text, which is meant for the field it is pasted into; a
 * picture copied from a page carries markup and no text.
 */
const isText = ({ target, clipboardData }: ClipboardEvent): boolean =>
  target instanceof Element && target.matches('input, textarea') && (clipboardData?.types.includes('text/plain') ?? false);

/** Moving over a child is no leaving. */
const leaves = ({ currentTarget, relatedTarget }: DragEvent) => !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

const Area = styled('div')({ position: 'relative', minHeight: 200 });
const Veil = styled('div')({
  position: 'absolute',
  inset: 8,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: 8,
  borderRadius: radius.card,
  border: `2px dashed ${paletteVar('primary-accent')}`,
  backgroundColor: paletteVar('primary-soft'),
  color: paletteVar('primary-dark'),
  pointerEvents: 'none',
});
