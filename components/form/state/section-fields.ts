'use client';
import { createContext } from 'react';

/** Enters a field into the section it is drawn in; answers the way to take it out again. */
export type EnterSection = (field: string) => () => void;

/** Filled by each section of a form; fields outside of sections enter nowhere. */
export const SectionFields = createContext<EnterSection | null>(null);

/** Which fields are drawn in which section. Read when problems are counted, so that a field that comes or goes draws nothing again. */
export interface SectionBook {
  enterOf(section: string): EnterSection;
  fieldsOf(section: string): readonly string[];
}

/** Makes the book of one form. */
export function sectionBook(): SectionBook {
  const enters = new Map<string, EnterSection>();
  const fields = new Map<string, readonly string[]>();
  const of = (section: string) => fields.get(section) ?? [];
  const make = (section: string): EnterSection => {
    return (field) => {
      fields.set(section, [...of(section), field]);
      return () => fields.set(section, of(section).toSpliced(of(section).lastIndexOf(field), 1));
    };
  };
  return {
    fieldsOf: of,
    enterOf: (section) => {
      const enter = enters.get(section) ?? make(section);
      enters.set(section, enter);
      return enter;
    },
  };
}
