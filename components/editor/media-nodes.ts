import { mergeAttributes, Node } from '@tiptap/core';
import Image, { type ImageOptions } from '@tiptap/extension-image';

/** Turns an address of the API into one the browser may show. */
export type ShownAddress = (url: string) => string;

interface Showing {
  readonly shown: ShownAddress;
}
const asStored: ShownAddress = (url) => url;

/**
 * A picture: what is stored names it as the API does, what is seen comes from where media are shown. Extended once and configured by
 * each editor: the library's picture remembers what was last extended from it, and with it the editor that did so.
 */
export const pictureNode = Image.extend<ImageOptions & Showing>({
  addOptions() {
    return { ...(this.parent?.() as ImageOptions), shown: asStored };
  },
  addNodeView() {
    const { shown } = this.options;
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
export const videoNode = Node.create<Showing>({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addOptions: () => ({ shown: asStored }),
  addAttributes: () => ({ src: { default: null }, poster: { default: null } }),
  parseHTML: () => [{ tag: 'video[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['video', mergeAttributes(HTMLAttributes, { controls: '', preload: 'metadata' })],
  addNodeView() {
    const { shown } = this.options;
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
