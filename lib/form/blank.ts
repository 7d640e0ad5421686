type Whole = readonly unknown[] | Date | Blob;

/** What a form may start with: whatever a person still has to fill in may be missing, empty or null. */
export type Blank<Values> = Values extends Whole
  ? Values
  : Values extends object
    ? { readonly [Field in keyof Values]?: Blank<Values[Field]> | null | undefined }
    : Values;
