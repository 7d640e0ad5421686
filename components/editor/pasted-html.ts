import { cleanRichText } from './clean-rich-text';

/** Word marks lists as paragraphs whose text begins with a sign or a number. */
const LIST_SIGN = /^[\s\u00a0]*(?:[·•§o\-–]|\d+[.、)])[\s\u00a0]+/;

/** What was copied from Word or a web page, as the editor may take it: no scripts, no styles of theirs, lists as lists, no pictures of the local disk. */
export function pastedHtml(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const element of parsed.querySelectorAll('style, script, meta, link, title, xml')) element.remove();
  for (const picture of parsed.querySelectorAll('img')) if (!/^https?:/i.test(picture.getAttribute('src') ?? '')) picture.remove();
  for (const element of parsed.querySelectorAll('p[class*="MsoListParagraph"], p[style*="mso-list"]')) asListItem(element);
  for (const element of parsed.querySelectorAll('[style], [class]')) bare(element);
  return cleanRichText(parsed.body.innerHTML);
}

function asListItem(element: Element) {
  const sign = LIST_SIGN.exec(element.textContent ?? '')?.[0] ?? '';
  const kind = /\d/.test(sign) ? 'ol' : 'ul';
  const item = element.ownerDocument.createElement('li');
  item.textContent = (element.textContent ?? '').slice(sign.length).trim();
  const before = element.previousElementSibling;
  if (before?.localName === kind) {
    before.append(item);
    element.remove();
    return;
  }
  const list = element.ownerDocument.createElement(kind);
  list.append(item);
  element.replaceWith(list);
}

/** Of foreign looks only the alignment stays. */
function bare(element: Element) {
  element.removeAttribute('class');
  const side = element instanceof HTMLElement ? element.style.textAlign : '';
  if (side === 'center' || side === 'right') element.setAttribute('style', `text-align: ${side}`);
  else element.removeAttribute('style');
}
