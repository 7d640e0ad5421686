import type { Ref } from 'react';
import type { RegionPath } from '@/lib/map/region-names';

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
