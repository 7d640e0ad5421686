/** What rich text may hold (00-conventions 2, Html). The editor writes no more, and the API stores no more. */
export const RICH_TEXT_TAGS: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'div', 'span'],
  ...['b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'mark', 'a', 'ul', 'ol', 'li'],
  ...['img', 'video', 'source', 'figure', 'figcaption', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'colgroup', 'col'],
];

/** Attributes by tag; `*` for every tag. */
export const RICH_TEXT_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  video: ['src', 'poster', 'controls', 'width', 'height', 'preload'],
  source: ['src', 'type'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
  '*': ['style'],
};

/** Attributes that hold an address, and the schemes an address may have; one without a scheme lies on the platform itself. */
export const ADDRESS_ATTRIBUTES: readonly string[] = ['href', 'src', 'poster'];
export const RICH_TEXT_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel'];

const COLOUR = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s.,%]+\)$/i, /^[a-z]{3,20}$/i];
const LENGTH = [/^\d{1,4}(?:\.\d+)?(?:px|em|rem|%)$/i, /^auto$/i];

/** Styles and what their values look like; no value with url( fits any of these. */
export const RICH_TEXT_STYLES: Readonly<Record<string, readonly RegExp[]>> = {
  color: COLOUR,
  'background-color': COLOUR,
  'text-align': [/^(?:left|right|center|justify)$/],
  'font-size': LENGTH,
  'font-weight': [/^(?:bold|normal|[1-9]00)$/],
  'text-decoration': [/^(?:underline|line-through|none)$/],
  width: LENGTH,
  height: LENGTH,
};

/** A page that is opened from a link must not reach back into the one it came from. */
export const LINK_REL = 'noopener noreferrer nofollow';

/** Whether an address may stand in rich text: of a known scheme, or a path of the platform; never `//host`. */
export function isRichTextAddress(address: string): boolean {
  // Browsers skip these inside a scheme: "java\tscript:".
  const text = [...address].filter((letter) => letter > ' ' && letter !== '\u007f').join('');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(text)?.[1];
  if (scheme !== undefined) return RICH_TEXT_SCHEMES.includes(scheme.toLowerCase());
  return !/^[\\/]{2}/.test(text) && !/^[^/?#]*(?::|&)/.test(text);
}

/** The declarations of a style that may stay, in their order. */
export function allowedStyle(style: string): string {
  return style
    .split(';')
    .map((part) => part.split(':').map((each) => each.trim()))
    .filter(
      ([name = '', value = '', ...more]) => more.length === 0 && RICH_TEXT_STYLES[name.toLowerCase()]?.some((rule) => rule.test(value)),
    )
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}
