'use client';
import { type CSSObject, css, __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { type ComponentProps, createElement, type ElementType, type ReactElement } from 'react';

/**
 * An element with static styles, for what stands on a page by the hundred: its styles are read once for all of them, where
 * `styled` reads, and keeps, a copy for each. It takes no theme, no `sx` and no `as`; colours and measures are CSS variables.
 */
export function staticStyled<Tag extends ElementType>(tag: Tag) {
  return (styles: CSSObject): ((props: ComponentProps<Tag>) => ReactElement) => {
    const sheet = css(styles);
    // biome-ignore lint/correctness/noComponentHookFactories: called once per style, at the head of a module, as `styled` is.
    return function Plain({ className, ...props }: { className?: string }) {
      const cache = useStyleCache();
      if (!cache) throw new Error('a plain element needs the style cache of the page above it');
      const own = `${cache.key}-${sheet.name}`;
      // Drawing twice is harmless: what is there already is not written again.
      if (cache.inserted[sheet.name] === undefined) cache.insert(`.${own}`, sheet, cache.sheet, true);
      return createElement(tag as ElementType<{ className: string }>, { ...props, className: className ? `${own} ${className}` : own });
    };
  };
}
