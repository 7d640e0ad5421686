/** One thing the search can lead to: a page of the permitted map, or a command. */
export interface Findable {
  /** Stable name, for the list of recent ones. */
  readonly id: string;
  /** What it is called itself, such as「优惠券列表」. */
  readonly title: string;
  /** The sections above it, outermost first. */
  readonly sections: readonly string[];
  /** The address of a page; a command has a short word of its own here. */
  readonly path: string;
}

/** The title as the list of hits shows it, sections first. */
export const fullTitle = (entry: Pick<Findable, 'title' | 'sections'>): string => [...entry.sections, entry.title].join(' > ');
