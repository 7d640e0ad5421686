'use client';
import { useTranslations } from 'next-intl';
import { type CSSProperties, lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BlockRoom, BlockSkeleton } from '@/components/feedback/Skeletons';
import { useNearView } from '@/components/feedback/use-near-view';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { lettersIn } from './letters-in';

const RichTextEditor = lazy(() => import('./RichTextEditor').then((module) => ({ default: module.RichTextEditor })));
const HEIGHT = 300;
const OVER_THE_ROOM: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, resize: 'none' };

/** Formatted text with pictures, videos and tables; the form holds clean HTML. Its screen names the namespaces editor, media, picture and video. */
export function RichTextInput<Values extends FieldValues>(props: InputProps<Values>) {
  const t = useTranslations('editor');
  const field = useField(props, 'typed', writeText);
  const [counted, setCounted] = useState<number>();
  const count = useCallback((found: number) => setCounted(found), []);
  const letters = counted ?? (typeof field.value === 'string' ? lettersIn(field.value) : 0);
  // The editor weighs as much as half a page: its room is drawn until somebody comes near, by scrolling or by a jump to the field.
  const place = useRef<HTMLDivElement>(null);
  const near = useNearView(place);
  const [called, setCalled] = useState(false);
  return (
    <FieldFrame field={{ ...field, wide: true, hint: field.hint ?? t('letters', { n: letters }) }} group>
      {near || called ? (
        <Suspense fallback={<BlockSkeleton height={HEIGHT} />}>
          <RichTextEditor
            autoFocus={called}
            id={field.id}
            label={field.label}
            value={typeof field.value === 'string' ? field.value : ''}
            disabled={field.disabled}
            invalid={field.error !== undefined}
            describedBy={field.describedBy}
            onChange={field.change}
            onBlur={field.blur}
            onComing={field.awaits}
            onCount={count}
          />
        </Suspense>
      ) : (
        <div ref={place} data-later style={{ position: 'relative' }}>
          <BlockRoom height={HEIGHT} />
          {/* A text area takes the clicks and the focus meant for the editor, which then comes in its place. */}
          <textarea id={field.id} aria-label={field.label} aria-busy readOnly style={OVER_THE_ROOM} onFocus={() => setCalled(true)} />
        </div>
      )}
    </FieldFrame>
  );
}

/** In a comparison the words count, not the tags. */
const writeText = (value: unknown) => (typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() || undefined : undefined);
