'use client';
import type { FieldValues } from 'react-hook-form';
import { FieldBox } from '@/components/controls/field-styles';
import { composing } from '@/components/controls/keys/composing';
import { FieldFrame } from '@/components/form/inputs/FieldFrame';
import type { InputProps } from '@/components/form/state/resource-form';
import { useField } from '@/components/form/state/use-field';
import { parseClockTime } from '@/lib/format/clock-time';

/** As long as `HH:mm`. */
const MINUTES = 5;

/** A time of day as `HH:mm`, typed in any usual form; a browser's own clock would speak its language, and count to twelve in some. */
export function ClockInput<Values extends FieldValues>(props: InputProps<Values>) {
  const field = useField(props, 'typed');
  const typed = typeof field.value === 'string' ? field.value : '';
  /** Before the field is left and before Enter sends the form, which leaves no field. */
  const putRight = () => {
    const clock = parseClockTime(typed)?.slice(0, MINUTES) ?? typed;
    if (clock !== typed) field.change(clock);
  };
  return (
    <FieldFrame field={field}>
      <FieldBox data-invalid={field.error !== undefined}>
        <input
          id={field.id}
          ref={field.ref}
          value={typed}
          placeholder="00:00"
          disabled={field.disabled}
          aria-invalid={field.error !== undefined}
          aria-describedby={field.describedBy}
          onChange={(event) => field.change(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !composing(event) && putRight()}
          onBlur={() => {
            putRight();
            field.blur();
          }}
        />
      </FieldBox>
    </FieldFrame>
  );
}
