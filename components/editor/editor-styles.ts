import { styled } from '@mui/material/styles';
import { border, paletteVar } from '@/components/theme/css-vars';
import { radius } from '@/components/theme/tokens';

/** The box of the editor, and how its text looks while it is written. */
export const EditorFrame = styled('div')({
  border: `1px solid ${paletteVar('hairline-control')}`,
  borderRadius: radius.control,
  backgroundColor: paletteVar('background-paper'),
  '&:focus-within': { borderColor: paletteVar('primary-accent') },
  '&[data-invalid="true"]': { borderColor: paletteVar('error-main') },
  '&[data-disabled="true"]': { opacity: 0.6 },
  '& .ProseMirror': {
    minHeight: 240,
    maxHeight: 640,
    overflow: 'auto',
    padding: '10px 14px',
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'break-word',
    '& > :first-of-type': { marginTop: 0 },
    '& p': { margin: '0 0 8px' },
    '& h2, & h3, & h4': { margin: '12px 0 6px', fontWeight: 600 },
    '& h2': { fontSize: 20 },
    '& h3': { fontSize: 17 },
    '& h4': { fontSize: 15 },
    '& img, & video': { maxWidth: '100%', borderRadius: 6 },
    '& img': { display: 'inline-block', verticalAlign: 'bottom' },
    '& a': { color: paletteVar('primary-dark'), textDecoration: 'underline' },
    '& blockquote': {
      margin: '8px 0',
      padding: '2px 12px',
      borderLeft: `3px solid ${paletteVar('divider')}`,
      color: paletteVar('text-secondary'),
    },
    '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', margin: '8px 0' },
    '& th, & td': { border, padding: '6px 8px', verticalAlign: 'top', '& > p': { margin: 0 } },
    '& th': { backgroundColor: paletteVar('background-default'), fontWeight: 500, textAlign: 'start' },
    '& .selectedCell': { backgroundColor: paletteVar('primary-soft') },
    '& .ProseMirror-selectednode': { outline: `2px solid ${paletteVar('primary-accent')}` },
    '& hr': { border: 0, borderTop: border, margin: '14px 0' },
  },
});
