'use client';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUnhurried } from '@/components/controls/use-unhurried';
import { BlockSkeleton } from '@/components/feedback/Skeletons';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';

const RichTextEditor = lazy(() => import('./RichTextEditor').then((module) => ({ default: module.RichTextEditor })));
const HEIGHT = 300;

/** Formatted text with pictures, videos and tables; the form holds clean HTML. Its screen names the namespaces editor, media, picture and video. */
export function RichTextInput<Values extends FieldValues>(props: InputProps<Values>) {
  const t = useTranslations('editor');
  const field = useField(props, 'typed', writeText);
  const [letters, setLetters] = useState(0);
  const count = useCallback((found: number) => setLetters(found), []);
  // The editor costs more than the rest of a form and needs a document: until it is due its room is drawn.
  const place = useRef<HTMLDivElement>(null);
  const due = useUnhurried(place);
  const room = (
    <div ref={place}>
      <BlockSkeleton height={HEIGHT} />
    </div>
  );
  return (
    <FieldFrame field={{ ...field, wide: true, hint: field.hint ?? t('letters', { n: letters }) }} group>
      <Suspense fallback={room}>
        {due ? (
          <RichTextEditor
            id={field.id}
            label={field.label}
            value={typeof field.value === 'string' ? field.value : ''}
            disabled={field.disabled}
            invalid={field.error !== undefined}
            describedBy={field.describedBy}
            onChange={field.change}
            onBlur={field.blur}
            onCount={count}
          />
        ) : (
          room
        )}
      </Suspense>
    </FieldFrame>
  );
}

/** In a comparison the words count, not the tags. */
const writeText = (value: unknown) => (typeof value === 'string' ? value.replace(/<[^>]*>/g, ' ').trim() || undefined : undefined);
