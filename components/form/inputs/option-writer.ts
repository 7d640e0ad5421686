import type { Option } from '@/components/controls/option';
import type { ValueWriter } from '../state/resource-form';

/** Shows chosen values by their labels. */
export const optionWriter =
  (options: readonly Option[]): ValueWriter =>
  (value) => {
    const labelOf = (each: unknown) => options.find((option) => option.value === each)?.label;
    if (!Array.isArray(value)) return labelOf(value);
    const labels = value.map(labelOf).filter((label) => label !== undefined);
    return labels.length > 0 ? labels : undefined;
  };
