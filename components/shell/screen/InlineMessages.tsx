'use client';
import { useState } from 'react';
import type { Language } from '@/lib/messages/language';
import { admitNamespaces, catalogue } from '@/lib/messages/load';
import type { Messages } from '@/lib/messages/message-tree';

interface Carried {
  /** The path of the screen. */
  readonly path: string;
  readonly language: Language;
}

/**
 * The words of the screen the page was opened on, inside the page: drawn on the server beside the screen, so that the browser
 * need not fetch them file by file before it can go on from what the server drew.
 */
export function InlineMessages({ path, language, namespaces }: Carried & { namespaces: readonly string[] }) {
  // Named and filled once: after a change of language it is still the block of the first.
  const [block] = useState(() => ({ name: nameOf({ path, language }), text: textFor({ path, language }, namespaces) }));
  if (block.text === undefined) return null;
  // A block of data is no script to run; what the server wrote into it stays as it is.
  return (
    <script
      type="application/json"
      data-words={block.name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own messages as JSON, without the sign that could end the block.
      dangerouslySetInnerHTML={{ __html: block.text }}
    />
  );
}

/** Takes up the words that came with the page, if they are those of this screen. */
export function takeInlineMessages(carried: Carried): void {
  const text = typeof document === 'undefined' ? undefined : placeOf(carried)?.textContent;
  if (text) admitNamespaces(carried.language, JSON.parse(text) as Messages);
}

/** The words on the server; in the browser nothing new is written, and a screen that came without a block gets none. */
function textFor(carried: Carried, namespaces: readonly string[]): string | undefined {
  if (typeof document !== 'undefined') return placeOf(carried) ? '' : undefined;
  const all = catalogue(carried.language);
  return JSON.stringify(Object.fromEntries(namespaces.map((name) => [name, all[name]]))).replaceAll('<', '\\u003c');
}

const nameOf = ({ path, language }: Carried) => `${language} ${path}`;
const placeOf = (carried: Carried) => document.querySelector(`script[data-words="${nameOf(carried)}"]`);
