'use client';
import { NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { Editor, JSONContent } from '@tiptap/react';
import { useOnDemand } from '@/components/dialogs/use-on-demand';
import { useReportFailure } from '@/components/feedback/use-report-failure';
import { pictureLibrary, videoLibrary } from '@/components/media/media-dialogs';
import { sendPicture } from '@/components/media/pictures/use-choose-picture';
import { useCheckedFiles } from '@/components/media/upload/use-checked-files';

/** Pictures at a time. */
const MOST_PICTURES = 9;

interface EditorMedia {
  addPictures(editor: Editor): Promise<void>;
  addVideo(editor: Editor): Promise<void>;
  /** Stores pictures that were pasted or dropped, and puts them where the cursor is; false when one could not be stored. */
  takeFiles(editor: Editor, files: readonly File[]): Promise<boolean>;
}

/** Brings pictures and videos into the text: from the libraries, or sent while they are pasted. */
export function useEditorMedia(): EditorMedia {
  const pictures = useOnDemand(pictureLibrary);
  const videos = useOnDemand(videoLibrary);
  const check = useCheckedFiles();
  const report = useReportFailure();
  return {
    addPictures: async (editor) => {
      const chosen = (await pictures.open(() => ({ max: MOST_PICTURES }))) ?? [];
      const images = chosen.map(({ url, name }) => ({ type: 'image', attrs: { src: url, alt: name ?? '' } }));
      if (images.length > 0) insert(editor, images);
    },
    addVideo: async (editor) => {
      const [video] = (await videos.open(() => ({ max: 1 }))) ?? [];
      if (video) insert(editor, [{ type: 'video', attrs: { src: video.url, poster: video.cover || null } }]);
    },
    takeFiles: async (editor, files) => {
      let arrived = true;
      for (const file of await check(files, 'picture')) {
        try {
          const url = await sendPicture(file);
          if (url) insert(editor, [{ type: 'image', attrs: { src: url, alt: '' } }]);
          else arrived = false;
        } catch (error) {
          report(error, { info: 'upload' });
          arrived = false;
        }
      }
      return arrived;
    },
  };
}

/** Puts media behind what is selected, and the cursor behind them: one that is left selected makes way for what is typed or put in next. */
function insert(editor: Editor, media: JSONContent[]): void {
  editor
    .chain()
    .focus()
    .insertContentAt(editor.state.selection.to, media)
    .command(({ tr }) => {
      // Within a text the cursor stands in its second half already; else the last of the media is selected.
      if (tr.selection instanceof NodeSelection) writeBehind(tr, tr.selection.to);
      return true;
    })
    .run();
}

/**
 * Puts the cursor into the text right behind a place, and an empty paragraph there where no text follows. The nearest place to write
 * could be a neighbouring picture, which the next key would replace, or the next cell of a table.
 */
function writeBehind(tr: Transaction, place: number): void {
  const { nodeAfter } = tr.doc.resolve(place);
  const { paragraph } = tr.doc.type.schema.nodes;
  if (!nodeAfter?.isTextblock && paragraph) tr.insert(place, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, place + 1));
}
