'use client';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface SegmentsProps<Value extends string> {
  readonly label: string;
  readonly chosen: Value;
  readonly options: readonly { value: Value; text: string }[];
  readonly onChoose: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Segments<Value extends string>({ label, chosen, options, onChoose }: SegmentsProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={chosen}
      aria-label={label}
      // Pressing the chosen one again would mean none; there is always one.
      onChange={(_, value: Value | null) => value !== null && onChoose(value)}
    >
      {options.map(({ value, text }) => (
        <ToggleButton key={value} value={value}>
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
