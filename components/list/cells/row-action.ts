/** One thing that can be done with a row. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Why it is disabled, told with it. */
  readonly reason?: string | undefined;
  /** Stands under "more" even where there is room: what is rarely done. */
  readonly rare?: boolean;
  act(): void;
}
