'use client';
import { styled } from '@mui/material/styles';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { border, paletteVar, sizeVar } from '@/components/theme/css-vars';
import { BLOCKS, blockOf, setBlock } from './blocks';
import { TOOLS } from './tools';

interface Props {
  readonly editor: Editor;
  readonly disabled: boolean;
  /** What needs a dialog. */
  readonly ask: Readonly<Record<'link' | 'picture' | 'video', () => void>>;
}

/** The tools of the editor; one stop of the tab key, arrows go from tool to tool. */
export function Toolbar({ editor, disabled, ask }: Props) {
  const t = useTranslations('editor');
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      block: blockOf(now),
      on: TOOLS.filter(({ isOn }) => isOn?.(now)).map(({ name }) => name),
      off: TOOLS.filter(({ can }) => can && !can(now)).map(({ name }) => name),
    }),
  });
  const isAsked = (name: string): name is 'link' | 'picture' | 'video' => name in ask;
  return (
    <Bar role="toolbar" aria-label={t('tools')} onKeyDown={moveFocus}>
      <select
        aria-label={t('block')}
        value={state.block}
        disabled={disabled}
        onChange={({ target }) => setBlock(editor, BLOCKS.find((block) => block === target.value) ?? 'paragraph')}
      >
        {BLOCKS.map((block) => (
          <option key={block} value={block}>
            {t(`blocks.${block}`)}
          </option>
        ))}
      </select>
      {TOOLS.map(({ name, icon: Icon, isOn, run }) => (
        <button
          key={name}
          type="button"
          tabIndex={-1}
          title={t(`tool.${name}`)}
          aria-label={t(`tool.${name}`)}
          {...(isOn ? { 'aria-pressed': state.on.includes(name) } : {})}
          disabled={disabled || state.off.includes(name)}
          onClick={() => (isAsked(name) ? ask[name]() : run(editor))}
        >
          <Icon aria-hidden />
        </button>
      ))}
    </Bar>
  );
}

/** Arrows, Home and End; the list of blocks keeps up and down for itself. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled, select:enabled')];
  const at = tools.findIndex((tool) => tool.matches(':focus'));
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tools.length - 1 }[event.key];
  const next = to === undefined ? undefined : tools[(to + tools.length) % tools.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: '4px 8px',
  borderBottom: border,
  '& select': {
    minHeight: 28,
    border: 0,
    background: 'none',
    color: paletteVar('text-primary'),
    font: 'inherit',
    fontSize: sizeVar.small,
    '& option': { backgroundColor: paletteVar('background-paper') },
  },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 30,
    height: 30,
    padding: 0,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: paletteVar('text-secondary'),
    cursor: 'pointer',
    '&:hover:enabled': { backgroundColor: paletteVar('hairline-soft') },
    '&[aria-pressed="true"]': { backgroundColor: paletteVar('primary-soft'), color: paletteVar('primary-dark') },
    '&:disabled': { color: paletteVar('text-disabled'), cursor: 'default' },
    '& svg': { fontSize: 19 },
  },
});
