import { CheckableInput, type CheckableProps } from './CheckableInput';

const square = <rect x={4} y={4} width={16} height={16} rx={1} fill="none" stroke="currentColor" strokeWidth={2} />;
/** A full square with the tick cut out of it. */
const ticked = (
  <path
    fillRule="evenodd"
    d="M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM5 12l5 5 9-9-1.4-1.4-7.6 7.6-3.6-3.6z"
  />
);

/** A check box with its words; tables have `CheckBox`. */
export const LabelledCheckbox = (props: CheckableProps) => <CheckableInput {...props} type="checkbox" off={square} on={ticked} />;
