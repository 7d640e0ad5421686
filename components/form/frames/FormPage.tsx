'use client';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMayLeave } from '@/components/dialogs/use-may-leave';
import { problemsIn } from '@/lib/form/problems';
import type { ResourceForm } from '../state/resource-form';
import { SectionFields, sectionBook } from '../state/section-fields';
import { DraftBar } from './DraftBar';
import { ErrorSummary } from './ErrorSummary';
import { FormActions } from './FormActions';
import { FieldGrid, PageGrid, SectionCard } from './form-layout';
import { SectionIndex } from './SectionIndex';
import { StickyFooter } from './StickyFooter';
import { submitting } from './submitting';

/** One part of a long form. */
export interface FormSection {
  readonly key: string;
  readonly title: string;
  /** Fields that are no inputs of it but whose problems it shows; its inputs it knows by itself. */
  readonly fields?: readonly string[];
  readonly body: ReactNode;
}

interface Props<Values extends FieldValues> {
  readonly form: ResourceForm<Values>;
  readonly sections: readonly FormSection[];
  /** Leaves the page; asked first when something typed is not saved. */
  onCancel(): void;
  readonly saveLabel?: string;
  /** Further buttons of the footer, such as "save as draft". */
  readonly actions?: ReactNode;
}

/** A form as a page of its own: a card for each section, an index with counts, a footer that stays in sight. */
export function FormPage<Values extends FieldValues>({ form, sections, onCancel, saveLabel, actions }: Props<Values>) {
  const mayLeave = useMayLeave(form);
  const cancel = async () => {
    if (await mayLeave()) onCancel();
  };
  const [book] = useState(sectionBook);
  const entries = sections.map(({ key, title, fields = [] }) => ({
    key,
    title,
    problems: problemsIn(form.problems, [...fields, ...book.fieldsOf(key)]),
  }));
  return (
    <PageGrid noValidate onSubmit={submitting(form)} data-index={sections.length > 1}>
      <div className="cards">
        <DraftBar form={form} />
        <ErrorSummary form={form} />
        {sections.map(({ key, title, body }) => (
          <SectionCard key={key} data-section={key} aria-label={title} tabIndex={-1}>
            <h2>{title}</h2>
            <div>
              <SectionFields value={book.enterOf(key)}>
                <FieldGrid>{body}</FieldGrid>
              </SectionFields>
            </div>
          </SectionCard>
        ))}
      </div>
      {sections.length > 1 && <SectionIndex entries={entries} />}
      {!form.readOnly && (
        <StickyFooter>
          <FormActions form={form} onCancel={() => void cancel()} saveLabel={saveLabel}>
            {actions}
          </FormActions>
        </StickyFooter>
      )}
    </PageGrid>
  );
}
