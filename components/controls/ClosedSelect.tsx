'use client';
import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { Choice, Muted, opensList } from './Choice';

/** How a search field of a filter bar stands until somebody wants it: it looks and answers as the other filters do. */
export const ClosedSelect = ({ label, onOpen }: { label: string; onOpen: () => void }) => (
  <Choice
    type="button"
    role="combobox"
    aria-label={label}
    aria-haspopup="listbox"
    aria-expanded={false}
    style={{ width: 180 }}
    onClick={onOpen}
    onKeyDown={(event) => opensList(event) && onOpen()}
  >
    <Muted>{label}</Muted>
    <ExpandMore aria-hidden />
  </Choice>
);
