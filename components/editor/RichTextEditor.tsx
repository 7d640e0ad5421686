'use client';
import { TableKit } from '@tiptap/extension-table';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { useMediaUrl } from '@/components/controls/MediaPlaces';
import { onDemand, useAskOnDemand } from '@/components/dialogs/use-on-demand';
import { cleanRichText } from './clean-rich-text';
import { EditorFrame } from './editor-styles';
import { lettersIn } from './letters-in';
import { pictureNode, videoNode } from './media-nodes';
import { pastedHtml } from './pasted-html';
import { Toolbar } from './Toolbar';
import { textAlign } from './text-align';
import { useEditorMedia } from './use-editor-media';

const linkDialog = onDemand(() => import('./LinkDialog').then((module) => module.LinkDialog));

export interface RichTextEditorProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly disabled: boolean;
  readonly invalid: boolean;
  readonly describedBy: string | undefined;
  /** Somebody jumped to the field before the editor was there. */
  readonly autoFocus?: boolean;
  onChange(html: string): void;
  onBlur(): void;
  /** Hears of pictures on their way; false from it means that one did not come. */
  onComing(coming: Promise<boolean>): void;
  /** Tells how many letters there are. */
  onCount(letters: number): void;
}

/** The editor itself; loaded on use. Text comes in clean and goes out clean. */
export function RichTextEditor({
  id,
  label,
  value,
  disabled,
  invalid,
  describedBy,
  autoFocus = false,
  onChange,
  onBlur,
  onComing,
  onCount,
}: RichTextEditorProps) {
  const shown = useMediaUrl();
  const media = useEditorMedia();
  const ask = useAskOnDemand();
  const written = useRef(value);
  const self = useRef<Editor | null>(null);
  const take = (files: FileList | undefined | null) => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (pictures.length > 0 && self.current) onComing(media.takeFiles(self.current, pictures));
    return pictures.length > 0;
  };
  const editor = useEditor({
    // The page was drawn on the server, where there is no document.
    immediatelyRender: false,
    injectCSS: false,
    autofocus: autoFocus ? 'end' : false,
    editable: !disabled,
    content: cleanRichText(value),
    extensions: [
      StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] } }),
      pictureNode.configure({ shown }),
      videoNode.configure({ shown }),
      TableKit.configure({ table: { resizable: false } }),
      textAlign,
    ],
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(invalid),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
      transformPastedHTML: pastedHtml,
      // Cells copied from a spreadsheet carry a picture of themselves beside their text.
      handlePaste: (_view, event) => !event.clipboardData?.types.includes('text/html') && take(event.clipboardData?.files),
      handleDrop: (_view, event) => take(event.dataTransfer?.files),
    },
    onCreate: ({ editor: made }) => onCount(lettersIn(made.getHTML())),
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : withoutRoom(cleanRichText(now.getHTML()));
      onCount(lettersIn(written.current));
      onChange(written.current);
    },
    onBlur,
  });
  self.current = editor;
  useEffect(() => {
    // A draft that was restored, or what somebody else saved.
    if (!editor || value === written.current) return;
    written.current = value;
    editor.commands.setContent(cleanRichText(value), { emitUpdate: false });
    onCount(lettersIn(editor.getHTML()));
  }, [editor, value, onCount]);
  useEffect(() => editor?.setEditable(!disabled, false), [editor, disabled]);
  if (!editor) return null;
  const link = async () => {
    const before: unknown = editor.getAttributes('link').href;
    const href = await ask(linkDialog, { href: typeof before === 'string' ? before : '' });
    if (href === undefined) return;
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && before === undefined) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
  };
  return (
    <EditorFrame data-invalid={invalid} data-disabled={disabled}>
      <Toolbar
        editor={editor}
        disabled={disabled}
        ask={{
          link: () => void link(),
          picture: () => void media.addPictures(editor),
          video: () => void media.addVideo(editor),
        }}
      />
      <EditorContent editor={editor} />
    </EditorFrame>
  );
}

/**
 * The text without the empty paragraph the editor keeps behind a picture, a list or a table at its end, as room to write on: moving the
 * cursor alone would change what was stored.
 */
const withoutRoom = (html: string): string => html.replace(/(?<!<\/p>)<p><\/p>$/, '');
