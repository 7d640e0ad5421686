import DOMPurify, { type DOMPurify as Purifier } from 'dompurify';
import {
  ADDRESS_ATTRIBUTES,
  allowedStyle,
  isRichTextAddress,
  LINK_REL,
  RICH_TEXT_ATTRIBUTES,
  RICH_TEXT_TAGS,
} from '@/lib/format/rich-text-rules';

let purifier: Purifier | undefined;

/** Rich text without anything that runs, loads a frame or styles with an address; in the browser, by the rules the API keeps too. */
export function cleanRichText(html: string): string {
  purifier ??= made();
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TEXT_TAGS],
    ALLOWED_ATTR: [...new Set(Object.values(RICH_TEXT_ATTRIBUTES).flat())],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

function made(): Purifier {
  const own = DOMPurify(window);
  own.addHook('uponSanitizeAttribute', (element, given) => {
    const tag = element.nodeName.toLowerCase();
    const { attrName: name, attrValue: value } = given;
    const allowed = [...(RICH_TEXT_ATTRIBUTES['*'] ?? []), ...(RICH_TEXT_ATTRIBUTES[tag] ?? [])];
    if (name === 'style') given.attrValue = allowedStyle(value);
    given.keepAttr = allowed.includes(name) && given.attrValue !== '' && (!ADDRESS_ATTRIBUTES.includes(name) || isRichTextAddress(value));
    // An attribute without a value: controls.
    if (name === 'controls' && tag === 'video') given.keepAttr = true;
  });
  own.addHook('afterSanitizeAttributes', (element) => {
    if (element.nodeName === 'A' && element.hasAttribute('href')) element.setAttribute('rel', LINK_REL);
  });
  return own;
}
