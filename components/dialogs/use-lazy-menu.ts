'use client';
import { type ComponentType, type MouseEvent, useState } from 'react';
import { type LazyPart, useLazyPart } from './use-lazy-part';

/** What every menu that is fetched when somebody nears its button takes. */
interface MenuParams {
  readonly anchor: HTMLElement | null;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface LazyMenu<Props> {
  /** The menu to draw, null until it is first opened and its code has come. */
  readonly Menu: ComponentType<Props> | null;
  /** For the menu. */
  readonly params: MenuParams;
  /** For the button that opens it. */
  readonly button: LazyPart<Props>['prefetch'] & {
    readonly 'aria-haspopup': 'menu';
    readonly 'aria-expanded': boolean;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** A menu below its button, kept out of the first load. */
export function useLazyMenu<Props>(part: LazyPart<Props>): LazyMenu<Props> {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = anchor !== null;
  const onClose = () => setAnchor(null);
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget);
  return {
    Menu: useLazyPart(part, open, onClose),
    params: { anchor, open, onClose },
    button: { 'aria-haspopup': 'menu', 'aria-expanded': open, onClick, ...part.prefetch },
  };
}
