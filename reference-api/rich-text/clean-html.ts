import sanitize from 'sanitize-html';
import {
  ADDRESS_ATTRIBUTES,
  isRichTextAddress,
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
  // Browsers read these as text and parsers of HTML may not: what stands inside goes with them.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'plaintext', 'title', 'iframe', 'noembed', 'noframes'],
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: harmless(tagName, attribs) }) },
};

/** Without addresses the browser's side would refuse as well, and with links that lead out alone. */
function harmless(tagName: string, attribs: sanitize.Attributes): sanitize.Attributes {
  const kept = Object.entries(attribs).filter(
    ([name, value]) => name !== 'rel' && (!ADDRESS_ATTRIBUTES.includes(name) || isRichTextAddress(value)),
  );
  const clean = Object.fromEntries(kept);
  return tagName === 'a' && clean.href ? { ...clean, rel: LINK_REL } : clean;
}

/** Rich text without anything that runs, loads a frame or styles with an address (00-conventions 2, Html). */
export function cleanHtml(html: string): string {
  // Text of one reading can be a tag in the next: only what a second reading leaves as it is goes out.
  return sanitize(sanitize(html, OPTIONS), OPTIONS).trim();
}

/** Whether something would be seen: text, a picture or a video. */
export const showsSomething = (html: string): boolean =>
  /<(?:img|video)\b/.test(html) || sanitize(html, { allowedTags: [], allowedAttributes: {} }).replace(/&nbsp;|\s/g, '') !== '';
