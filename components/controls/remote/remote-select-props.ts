import type { RemoteOption, RemoteSource } from './remote-source';

/** How wide it is in a filter bar, in pixels. */
export const INLINE_WIDTH = 180;

export interface RemoteSelectProps<Found> {
  readonly label: string;
  readonly source: RemoteSource<Found>;
  readonly value: number | null;
  onChange(value: number | null, option: RemoteOption | null): void;
  /** The chosen record where its name is known already, such as from the record being edited. */
  readonly known?: RemoteOption | null;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly id?: string;
  readonly describedBy?: string | undefined;
  onBlur?(): void;
  /** Takes what gives it the focus. */
  refTo?(cursor: { focus(): void } | null): void;
  /** In a filter bar: narrow, with the label inside. */
  readonly inline?: boolean;
}
