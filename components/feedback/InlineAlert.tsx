'use client';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import WarningIcon from '@mui/icons-material/ReportProblemOutlined';
import type { ReactNode } from 'react';
import { paletteVar, sizeVar } from '@/components/theme/css-vars';
import { staticStyled } from '@/components/theme/static-styled';
import { radius } from '@/components/theme/tokens';

interface Props {
  readonly severity: keyof typeof icons;
  readonly children: ReactNode;
  /** Buttons at its end. */
  readonly action?: ReactNode;
}

/**
 * A message inside a page that is told as soon as it stands there. It looks as MUI's Alert does under our theme (overrides/alert.ts), which
 * dialogs have: that one brings a paper, a button to close it and their styles along.
 */
export function InlineAlert({ severity, children, action }: Props) {
  const Icon = icons[severity];
  return (
    <Message role="alert" data-severity={severity}>
      <span className="icon">
        <Icon fontSize="inherit" aria-hidden />
      </span>
      <div className="text">{children}</div>
      {action && <div className="action">{action}</div>}
    </Message>
  );
}

const icons = { info: InfoIcon, warning: WarningIcon, error: ErrorIcon } as const;

const Message = staticStyled('div')({
  display: 'flex',
  padding: '4px 12px',
  borderRadius: radius.card,
  fontSize: sizeVar.font,
  lineHeight: 1.57,
  color: paletteVar('text-primary'),
  '&[data-severity="info"]': { backgroundColor: paletteVar('info-soft') },
  '&[data-severity="warning"]': { backgroundColor: paletteVar('warning-soft') },
  '&[data-severity="error"]': { backgroundColor: paletteVar('error-soft') },
  '& > .icon': { display: 'flex', marginRight: 10, padding: '7px 0', fontSize: 20, opacity: 0.9 },
  '&[data-severity="info"] > .icon': { color: paletteVar('info-main') },
  '&[data-severity="warning"] > .icon': { color: paletteVar('warning-main') },
  '&[data-severity="error"] > .icon': { color: paletteVar('error-main') },
  '& > .icon > svg': { flex: 'none' },
  '& > .text': { minWidth: 0, padding: '6px 0', overflow: 'auto' },
  '& > .action': { display: 'flex', alignItems: 'flex-start', margin: '0 -8px 0 auto', padding: '4px 0 0 16px' },
});
