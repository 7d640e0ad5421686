'use client';
import { lazy, type Ref, Suspense } from 'react';
import type { RegionPath } from '@/lib/map/region-names';
import { FieldBox } from './field-styles';

const RegionSelectBox = lazy(() => import('./RegionSelectBox').then((module) => ({ default: module.RegionSelectBox })));

export interface RegionSelectProps {
  readonly id?: string;
  readonly value: RegionPath;
  /** All three names, or none; with `partial` also a province, or a province and a city. */
  onChange(value: RegionPath): void;
  onBlur?(): void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly refTo?: Ref<HTMLInputElement>;
  /** A whole province or city may be chosen. */
  readonly partial?: boolean;
  /** In a filter bar: narrow, with this label inside. */
  readonly inline?: string;
  /** It was pressed before its code had come. */
  readonly opened?: boolean;
}

/** Province, city and district, chosen one after the other or found by typing. */
export const RegionSelect = (props: RegionSelectProps) => (
  <Suspense
    fallback={
      <FieldBox data-value style={{ width: props.inline ? 200 : '100%' }}>
        {props.value.join(' / ') || props.inline}
      </FieldBox>
    }
  >
    <RegionSelectBox {...props} />
  </Suspense>
);
