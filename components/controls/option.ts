/** A choice of a filter or a form field. */
export interface Option {
  readonly value: string | number;
  readonly label: string;
}
