'use client';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { lazyPart, useLazyPart } from '@/components/dialogs/use-lazy-part';
import { byMouse, useHovered } from './use-hovered';

const tip = lazyPart(() => import('./CollapsedTip').then((module) => module.CollapsedTip));

/** A page in the narrow sidebar: its icon, with the title beside it while it is pointed at or focused; Escape takes the title away. */
export function CollapsedLink({ title, children }: { title: string; children: ReactNode }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { open, show, hide, hideSoon } = useHovered();
  const Tip = useLazyPart(tip, open, hide);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  return (
    <li
      ref={setAnchor}
      onPointerEnter={(event) => byMouse(event) && show()}
      onPointerLeave={(event) => byMouse(event) && hideSoon()}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onClick={hide}
      onKeyDown={onKeyDown}
    >
      {children}
      {Tip && <Tip anchor={anchor} open={open} title={title} />}
    </li>
  );
}
