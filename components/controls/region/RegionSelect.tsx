'use client';
import { lazy, Suspense } from 'react';
import { FieldBox } from '@/components/controls/field-styles';
import { HydrationMark } from '@/components/theme/HydrationMark';
import type { RegionSelectProps } from './region-select-props';

const RegionSelectBox = lazy(() => import('./RegionSelectBox').then((module) => ({ default: module.RegionSelectBox })));

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
    <HydrationMark />
  </Suspense>
);
