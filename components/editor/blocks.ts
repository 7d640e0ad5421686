import type { Editor } from '@tiptap/react';

/** Kinds a line of text may be. */
export const BLOCKS = ['paragraph', 'heading2', 'heading3', 'heading4'] as const;
export type Block = (typeof BLOCKS)[number];

const LEVELS = [2, 3, 4] as const;

/** The kind of the line the cursor is in. */
export const blockOf = (editor: Editor): Block => {
  const level = LEVELS.find((each) => editor.isActive('heading', { level: each }));
  return level === undefined ? 'paragraph' : `heading${level}`;
};

/** Makes the lines chosen of that kind. */
export function setBlock(editor: Editor, block: Block): void {
  const level = LEVELS.find((each) => block === `heading${each}`);
  if (level === undefined) editor.chain().focus().setParagraph().run();
  else editor.chain().focus().setHeading({ level }).run();
}
