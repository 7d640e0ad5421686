import type { Page } from '@playwright/test';

/** Where the people's own data stands: rows of tables, names in rankings, and what is typed or chosen in forms. */
const DATA = 'tbody, .place + .name, [data-value], input, textarea, .MuiAvatar-root';

/** The language switch names the language it leads to in that language. */
const SWITCH = 'title: 简体中文';

/** Chinese texts in sight that are no data, each once. */
export const chineseTexts = async (page: Page): Promise<string[]> =>
  page
    .evaluate((own) => {
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const holder = node.parentElement;
        if (!/\p{Script=Han}/u.test(text) || !holder || holder.closest(`script, style, ${own}`)) continue;
        if (holder.checkVisibility({ visibilityProperty: true })) found.add(text);
      }
      for (const named of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
        if (named.closest(own.replace(', input, textarea', ''))) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          const text = named.getAttribute(name) ?? '';
          if (/\p{Script=Han}/u.test(text)) found.add(`${name}: ${text}`);
        }
      }
      return [...found];
    }, DATA)
    .then((found) => found.filter((text) => text !== SWITCH));

/** Texts in sight that are the key of a message instead of the message, as `goods.fields.name`. */
export const keyNames = (page: Page, namespaces: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('script, style, tbody')) continue;
      for (const word of (node.textContent ?? '').split(/\s+/)) {
        const parts = word.split('.');
        if (parts.length > 1 && known.includes(parts[0] ?? '') && parts.every((part) => /^\w+$/.test(part))) found.add(word);
      }
    }
    return [...found];
  }, namespaces);
