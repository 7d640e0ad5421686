'use client';
import { FieldFrame } from '../inputs/FieldFrame';
import type { FieldState } from '../state/use-field';
import { Matrix, type MatrixProps } from './Matrix';
import type { MatrixRecord } from './matrix-column';
import { rowMessages } from './row-messages';

type OfField = 'label' | 'errorsOf' | 'firstFault' | 'disabled' | 'onChange' | 'onLeave';
interface Props<Row extends MatrixRecord> extends Omit<MatrixProps<Row>, OfField> {
  readonly field: FieldState;
  /** What the form says is wrong with the rows. */
  readonly faults: unknown;
}

/** A matrix as a field of a form, across its whole width. */
export function MatrixField<Row extends MatrixRecord>({ field, faults, ...sheet }: Props<Row>) {
  return (
    <FieldFrame field={{ ...field, wide: true }} group>
      <Matrix<Row>
        {...sheet}
        label={field.label}
        errorsOf={(at) => rowMessages(faults, at)}
        firstFault={Array.isArray(faults) ? faults.findIndex(Boolean) : -1}
        disabled={field.disabled}
        onChange={field.change}
        onLeave={field.blur}
      />
    </FieldFrame>
  );
}
