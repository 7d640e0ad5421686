import type { ReactNode } from 'react';
import type { ButtonLook } from './button-look';

/** What stands on a button of `buttonStyles`: its words between its icons. */
export const ButtonContent = ({ startIcon, endIcon, children }: Pick<ButtonLook, 'startIcon' | 'endIcon'> & { children?: ReactNode }) => (
  <>
    {startIcon && <span className="start">{startIcon}</span>}
    {children}
    {endIcon && <span className="end">{endIcon}</span>}
  </>
);
