import type { Page } from '@playwright/test';

/** Where the people's own data stands: rows of tables, names in rankings, and what is typed or chosen in forms. */
const DATA = 'tbody, .place + .name, [data-value], input, textarea, [role="combobox"], .MuiAvatar-root';

/** The language switch names the language it leads to in that language. */
const SWITCH = 'title: 简体中文';

/** Chinese texts in sight that are no data, each once; in a name such as "Delete · 普通会员" the name of the row that is in sight is data too. */
export const chineseTexts = async (page: Page): Promise<string[]> =>
  page
    .evaluate((own) => {
      const found = new Set<string>();
      const texts = (within: Node) => {
        const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
        const nodes: Node[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node);
        return nodes;
      };
      const data = [...document.querySelectorAll(own)]
        .flatMap((holder) => texts(holder).map((node) => node.textContent?.trim() ?? ''))
        .filter((text) => /\p{Script=Han}/u.test(text))
        .sort((one, other) => other.length - one.length);
      const isChinese = (text: string) => {
        const rest = data.reduce((left, name) => left.replaceAll(name, ''), text);
        // A text that is a datum and nothing else is a word nobody translated: a head reads like the cells below it.
        return /\p{Script=Han}/u.test(/\p{Letter}/u.test(rest) ? rest : text);
      };
      for (const node of texts(document.body)) {
        const text = node.textContent?.trim() ?? '';
        const holder = node.parentElement;
        if (!isChinese(text) || !holder || holder.closest(`script, style, ${own}`)) continue;
        if (holder.checkVisibility({ visibilityProperty: true })) found.add(text);
      }
      for (const named of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
        if (named.closest(own.replace(', input, textarea', ''))) continue;
        for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
          const text = named.getAttribute(name) ?? '';
          if (isChinese(text)) found.add(`${name}: ${text}`);
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
