'use client';
import Delete from '@mui/icons-material/DeleteOutlineRounded';
import Edit from '@mui/icons-material/EditRounded';
import LinkIcon from '@mui/icons-material/LinkRounded';
import StarBorder from '@mui/icons-material/StarBorderRounded';
import Star from '@mui/icons-material/StarRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { composing } from '@/components/controls/keys/composing';
import { paletteVar } from '@/components/theme/css-vars';
import { MAX_VIEW_NAME, type SavedView } from '@/lib/list/saved-views';

interface Props {
  readonly view: SavedView;
  readonly open: boolean;
  readonly isDefault: boolean;
  onOpen(): void;
  onRename(name: string): void;
  onDefault(on: boolean): void;
  onShare(): void;
  onRemove(): void;
}

/** One saved view and what can be done with it. */
export function SavedViewLine({ view, open, isDefault, onOpen, onRename, onDefault, onShare, onRemove }: Props) {
  const t = useTranslations('list');
  const [typed, setTyped] = useState<string | null>(null);
  // Whoever renames by keyboard goes on from the name.
  const [focused, setFocused] = useState(false);
  const rename = () => {
    if (typed !== null) onRename(typed);
    setTyped(null);
  };
  const press = (event: KeyboardEvent) => {
    // An input method ends its words with the same keys.
    if (composing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Neither presses the name, which has the focus by then, nor closes the panel.
    event.preventDefault();
    event.stopPropagation();
    setFocused(true);
    if (event.key === 'Enter') rename();
    else setTyped(null);
  };
  const edit = () => {
    setFocused(false);
    setTyped(view.name);
  };
  const button = (label: string, icon: ReactNode, act: () => void, pressed?: boolean) => (
    <IconButton size="small" color="neutral" aria-label={label} title={label} aria-pressed={pressed} onClick={act}>
      {icon}
    </IconButton>
  );
  return (
    <Line data-open={open}>
      {typed === null ? (
        <button ref={focused ? takeFocus : null} type="button" className="name" onClick={onOpen}>
          {view.name}
        </button>
      ) : (
        <input
          ref={takeFocus}
          aria-label={t('views.name')}
          maxLength={MAX_VIEW_NAME}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={rename}
          onKeyDown={press}
        />
      )}
      {button(
        t('views.default', { name: view.name }),
        isDefault ? <Star fontSize="small" /> : <StarBorder fontSize="small" />,
        () => onDefault(!isDefault),
        isDefault,
      )}
      {button(t('views.rename', { name: view.name }), <Edit fontSize="small" />, edit)}
      {button(t('views.share', { name: view.name }), <LinkIcon fontSize="small" />, onShare)}
      {button(t('views.remove', { name: view.name }), <Delete fontSize="small" />, onRemove)}
    </Line>
  );
}

/** Gives what has just been drawn the focus of what it stands in for. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

const Line = styled('div')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  '& .name, & input': {
    flex: 1,
    minWidth: 0,
    minHeight: 32,
    padding: '0 6px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .name': { cursor: 'pointer' },
  '& .name:hover': { color: paletteVar('primary-dark') },
  '& input': { border: `1px solid ${paletteVar('primary-accent')}`, borderRadius: 6 },
  '&[data-open="true"] .name': { color: paletteVar('primary-main'), fontWeight: 500 },
});
