import { mergeAttributes, Node } from '@tiptap/core';
import Image from '@tiptap/extension-image';

/** Turns an address of the API into one the browser may show. */
export type ShownAddress = (url: string) => string;

/** A picture: what is stored names it as the API does, what is seen comes from where media are shown. */
export const pictureNode = (shown: ShownAddress) =>
  Image.extend({
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('img');
        dom.src = shown(String(node.attrs.src ?? ''));
        dom.alt = String(node.attrs.alt ?? '');
        if (node.attrs.width) dom.width = Number(node.attrs.width);
        return { dom };
      };
    },
  });

/** A video with its controls. */
export const videoNode = (shown: ShownAddress) =>
  Node.create({
    name: 'video',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => ({ src: { default: null }, poster: { default: null } }),
    parseHTML: () => [{ tag: 'video[src]' }],
    renderHTML: ({ HTMLAttributes }) => ['video', mergeAttributes(HTMLAttributes, { controls: '', preload: 'metadata' })],
    addNodeView() {
      return ({ node }) => {
        const dom = document.createElement('video');
        dom.src = shown(String(node.attrs.src ?? ''));
        dom.poster = shown(String(node.attrs.poster ?? ''));
        dom.controls = true;
        dom.preload = 'metadata';
        return { dom };
      };
    },
  });
