import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { type DrawingName, StatusDrawing } from './StatusDrawing';

interface StatusMessageProps {
  drawing: DrawingName;
  /** One sentence: what is the case. */
  title: string;
  /** What can be done about it. */
  text?: string | undefined;
  action?: ReactNode;
  /** Set very small under the rest: request ids. */
  note?: string | undefined;
  /** Inside a block of a page instead of in place of the page. */
  small?: boolean;
  role?: 'alert' | 'status' | undefined;
}

/** What stands where content would: a drawing, a sentence, one action. */
export const StatusMessage = ({ drawing, title, text, action, note, small = false, role }: StatusMessageProps) => (
  <Centred data-small={small} role={role}>
    <StatusDrawing name={drawing} small={small} />
    <p className="title">{title}</p>
    {text && <p className="text">{text}</p>}
    {action && <div className="action">{action}</div>}
    {note && <p className="note">{note}</p>}
  </Centred>
);

const Centred = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  minHeight: 320,
  padding: '32px 16px',
  '&[data-small="true"]': { minHeight: 0, padding: '20px 16px' },
  '& p': { margin: 0, maxWidth: 460, overflowWrap: 'anywhere' },
  '& .title': { marginTop: 10, fontSize: 15, fontWeight: 500 },
  '&[data-small="true"] .title': { fontSize: sizeVar.font },
  '& .text': { marginTop: 4, color: paletteVar('text-secondary'), fontSize: sizeVar.font },
  '& .action': { marginTop: 12 },
  '& .note': { marginTop: 10, color: paletteVar('text-tertiary'), fontSize: sizeVar.small, userSelect: 'all' },
});
