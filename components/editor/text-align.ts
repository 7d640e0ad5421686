import { Extension } from '@tiptap/core';

export const ALIGNMENTS = ['left', 'center', 'right'] as const;

/** Paragraphs and headings may stand at the left, in the middle or at the right. */
export const textAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) => ALIGNMENTS.find((side) => side === element.style.textAlign) ?? null,
          renderHTML: ({ textAlign: side }) => (side && side !== 'left' ? { style: `text-align: ${side}` } : {}),
        },
      },
    },
  ],
});
