import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { FieldState } from '../state/use-field';

interface Props {
  /** What MUI's Autocomplete gives to its `renderInput`. */
  readonly params: AutocompleteRenderInputParams;
  readonly field: FieldState;
  readonly placeholder?: string;
}

/** The text field of an Autocomplete in a form, with what the form says of it. */
export const AutocompleteText = ({ params, field, placeholder = '' }: Props) => (
  <TextField
    {...params}
    error={field.error !== undefined}
    placeholder={placeholder}
    slotProps={{
      ...params.slotProps,
      htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': field.describedBy, 'aria-required': field.required },
    }}
  />
);
