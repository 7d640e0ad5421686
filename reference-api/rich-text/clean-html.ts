import sanitize from 'sanitize-html';
import {
  ADDRESS_ATTRIBUTES,
  LINK_REL,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_SCHEMES,
  RICH_TEXT_STYLES,
  RICH_TEXT_TAGS,
} from '@/lib/format/rich-text-rules';

const listsOf = <Item>(lists: Readonly<Record<string, readonly Item[]>>): Record<string, Item[]> =>
  Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, [...items]]));

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: listsOf(RICH_TEXT_ATTRIBUTES),
  allowedStyles: { '*': listsOf(RICH_TEXT_STYLES) },
  allowedSchemes: [...RICH_TEXT_SCHEMES],
  allowedSchemesAppliedToAttributes: [...ADDRESS_ATTRIBUTES],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: attribs.href ? { ...attribs, rel: LINK_REL } : attribs }),
  },
};

/** Rich text without anything that runs, loads a frame or styles with an address (00-conventions 2, Html). */
export const cleanHtml = (html: string): string => sanitize(html, OPTIONS).trim();

/** Whether something would be seen: text, a picture or a video. */
export const showsSomething = (html: string): boolean =>
  /<(?:img|video)\b/.test(html) || sanitize(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') !== '';
