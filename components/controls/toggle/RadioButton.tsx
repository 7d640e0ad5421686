import { CheckableInput, type CheckableProps } from './CheckableInput';

const ring = <circle cx={12} cy={12} r={9} fill="none" stroke="currentColor" strokeWidth={2} />;
const dot = <circle cx={12} cy={12} r={5} />;

/** One of a few choices with its words; those that belong together share a `name`. */
export const RadioButton = (props: CheckableProps) => <CheckableInput {...props} type="radio" off={ring} on={dot} />;
