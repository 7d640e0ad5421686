import type { SvgIconComponent } from '@mui/icons-material';
import AddLink from '@mui/icons-material/AddLinkRounded';
import DeleteTable from '@mui/icons-material/DeleteOutlineRounded';
import AlignCenter from '@mui/icons-material/FormatAlignCenterRounded';
import AlignLeft from '@mui/icons-material/FormatAlignLeftRounded';
import AlignRight from '@mui/icons-material/FormatAlignRightRounded';
import Bold from '@mui/icons-material/FormatBoldRounded';
import Clear from '@mui/icons-material/FormatClearRounded';
import Italic from '@mui/icons-material/FormatItalicRounded';
import Bullets from '@mui/icons-material/FormatListBulletedRounded';
import Numbers from '@mui/icons-material/FormatListNumberedRounded';
import Quote from '@mui/icons-material/FormatQuoteRounded';
import Strike from '@mui/icons-material/FormatStrikethroughRounded';
import Underline from '@mui/icons-material/FormatUnderlinedRounded';
import TableIcon from '@mui/icons-material/GridOnRounded';
import Rule from '@mui/icons-material/HorizontalRuleRounded';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import VideoIcon from '@mui/icons-material/PlayCircleOutlineRounded';
import Redo from '@mui/icons-material/RedoRounded';
import AddColumn from '@mui/icons-material/TableChartOutlined';
import AddRow from '@mui/icons-material/TableRowsOutlined';
import Undo from '@mui/icons-material/UndoRounded';
import type { Editor } from '@tiptap/react';
import { ALIGNMENTS } from './text-align';

/** One button of the toolbar. */
interface Tool {
  readonly name: string;
  readonly icon: SvgIconComponent;
  run(editor: Editor): void;
  isOn?(editor: Editor): boolean;
  can?(editor: Editor): boolean;
}

const mark = (name: string, icon: SvgIconComponent, run: Tool['run']): Tool => ({
  name,
  icon,
  run,
  isOn: (editor) => editor.isActive(name),
});
const inTable = (editor: Editor) => editor.isActive('table');
const ALIGN_ICONS = { left: AlignLeft, center: AlignCenter, right: AlignRight };
/** Opened by whoever draws the toolbar. */
const asked = () => undefined;

export const TOOLS: readonly Tool[] = [
  mark('bold', Bold, (editor) => editor.chain().focus().toggleBold().run()),
  mark('italic', Italic, (editor) => editor.chain().focus().toggleItalic().run()),
  mark('underline', Underline, (editor) => editor.chain().focus().toggleUnderline().run()),
  mark('strike', Strike, (editor) => editor.chain().focus().toggleStrike().run()),
  ...ALIGNMENTS.map(
    (side): Tool => ({
      name: side,
      icon: ALIGN_ICONS[side],
      run: (editor) =>
        editor.chain().focus().updateAttributes('paragraph', { textAlign: side }).updateAttributes('heading', { textAlign: side }).run(),
      isOn: (editor) => side !== 'left' && editor.isActive({ textAlign: side }),
    }),
  ),
  mark('bulletList', Bullets, (editor) => editor.chain().focus().toggleBulletList().run()),
  mark('orderedList', Numbers, (editor) => editor.chain().focus().toggleOrderedList().run()),
  mark('blockquote', Quote, (editor) => editor.chain().focus().toggleBlockquote().run()),
  { name: 'link', icon: AddLink, run: asked, isOn: (editor) => editor.isActive('link') },
  { name: 'picture', icon: ImageIcon, run: asked },
  { name: 'video', icon: VideoIcon, run: asked },
  { name: 'rule', icon: Rule, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  {
    name: 'table',
    icon: TableIcon,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    can: (editor) => !inTable(editor),
  },
  { name: 'addRow', icon: AddRow, run: (editor) => editor.chain().focus().addRowAfter().run(), can: inTable },
  { name: 'addColumn', icon: AddColumn, run: (editor) => editor.chain().focus().addColumnAfter().run(), can: inTable },
  { name: 'deleteTable', icon: DeleteTable, run: (editor) => editor.chain().focus().deleteTable().run(), can: inTable },
  { name: 'clear', icon: Clear, run: (editor) => editor.chain().focus().unsetAllMarks().clearNodes().run() },
  { name: 'undo', icon: Undo, run: (editor) => editor.chain().focus().undo().run(), can: (editor) => editor.can().undo() },
  { name: 'redo', icon: Redo, run: (editor) => editor.chain().focus().redo().run(), can: (editor) => editor.can().redo() },
];
