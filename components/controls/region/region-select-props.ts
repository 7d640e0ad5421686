import type { RegionPath } from '@/lib/map/region-names';

/** How wide it is in a filter bar, in pixels. */
export const INLINE_WIDTH = 200;

export interface RegionSelectProps {
  readonly id?: string;
  readonly value: RegionPath;
  /** All three names, or none; with `partial` also a province, or a province and a city. */
  onChange(value: RegionPath): void;
  onBlur?(): void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly describedBy?: string | undefined;
  /** Takes what gives the field the focus. */
  refTo?(cursor: { focus(): void } | null): void;
  /** A whole province or city may be chosen. */
  readonly partial?: boolean;
  /** In a filter bar: narrow, with this label inside. */
  readonly inline?: string;
}
