'use client';
import { CacheProvider, type CSSObject, css, __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { type ComponentProps, createElement, type ElementType, type ReactElement } from 'react';

type Cache = ReturnType<typeof useStyleCache>;

const inBrowser = typeof document !== 'undefined';
let cacheOfPage: Cache = null;
/**
 * The page's cache of styles. A browser shows one page: of a context that each of thousands of elements reads, React keeps a note for each.
 * A server draws many pages at once, each with a cache of its own.
 */
const useCache: () => Cache = inBrowser ? () => cacheOfPage : useStyleCache;

/** Emotion's provider of a page's cache, which elements of static styles find as well: the only one there may be (lib/house-rules.test.ts). */
export function PageCacheProvider(props: ComponentProps<typeof CacheProvider>): ReactElement {
  if (inBrowser) cacheOfPage = props.value;
  return createElement(CacheProvider, props);
}

/**
 * An element with static styles, for what stands on a page by the hundred: its styles are read once for all of them, where
 * `styled` reads, and keeps, a copy for each. It takes no theme, no `sx` and no `as`; colours and measures are CSS variables. Of
 * several styles the later ones win: `staticStyled('div')(fieldBox, { width: '100%' })`.
 */
export function staticStyled<Tag extends ElementType>(tag: Tag) {
  return (...styles: CSSObject[]): ((props: ComponentProps<Tag>) => ReactElement) => {
    const sheet = css(styles);
    // Each name is put together once, not for each element: caches have one key, and few names are given beside ours.
    const names = new Map<string, string>();
    const nameOf = (key: string, given: string) => {
      const known = names.get(given);
      if (known !== undefined) return known;
      const name = [`${key}-${sheet.name}`, given].filter(Boolean).join(' ');
      names.set(given, name);
      return name;
    };
    // biome-ignore lint/correctness/noComponentHookFactories: called once per style, at the head of a module, as `styled` is.
    return function Plain({ className = '', ...props }: { className?: string }) {
      const cache = useCache();
      if (!cache) throw new Error('a plain element needs the style cache of the page above it');
      // Drawing twice is harmless: what is there already is not written again.
      if (cache.inserted[sheet.name] === undefined) cache.insert(`.${cache.key}-${sheet.name}`, sheet, cache.sheet, true);
      return createElement(tag as ElementType<{ className: string }>, { ...props, className: nameOf(cache.key, className) });
    };
  };
}
