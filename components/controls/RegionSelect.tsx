'use client';
import { lazy, type Ref, Suspense } from 'react';
import type { RegionPath } from '@/lib/map/region-names';
import { FieldBox } from './field-styles';

const RegionSelectBox = lazy(() => import('./RegionSelectBox').then((module) => ({ default: module.RegionSelectBox })));

export interface RegionSelectProps {
  readonly id: string;
  readonly value: RegionPath;
  /** All three names, or none. */
  onChange(value: RegionPath): void;
  onBlur?(): void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  readonly refTo?: Ref<HTMLInputElement>;
}

/** Province, city and district, chosen one after the other or found by typing. */
export const RegionSelect = (props: RegionSelectProps) => (
  <Suspense fallback={<FieldBox style={{ width: '100%' }}>{props.value.join(' / ')}</FieldBox>}>
    <RegionSelectBox {...props} />
  </Suspense>
);
