'use client';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Dialog from '@mui/material/Dialog';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { DialogProps } from '@/components/dialogs/dialog-entries';
import { onCloseBy } from '@/components/dialogs/on-close';
import { useDialogSlot } from '@/components/dialogs/use-dialog-slot';
import type { Choice, PaletteStock } from './command';
import { PaletteHints } from './PaletteHints';
import { PaletteLine } from './PaletteLine';
import { Field, Lines, Nothing } from './palette-styles';
import { usePalette } from './use-palette';

/** Finds pages and commands by title, pinyin, initials or path, without leaving the keyboard. */
export function Palette({ payload, answer }: DialogProps<PaletteStock, Choice>) {
  const t = useTranslations('search');
  const { open, exited, dismiss } = useDialogSlot();
  const { query, rows, active, ...does } = usePalette(payload, open, answer);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const activeId = rows[active] && `${listId}-${active}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <Dialog
      open={open}
      data-leaving={!open}
      onClose={onCloseBy(dismiss)}
      // The stack gives the focus back without scrolling the page that was left to where it was.
      disableRestoreFocus
      maxWidth={false}
      slotProps={{
        paper: { sx: paper, 'aria-label': t('title') },
        container: { sx: { alignItems: 'flex-start' } },
        transition: { onExited: exited },
      }}
    >
      <Field>
        <SearchIcon aria-hidden />
        <input
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-label={t('title')}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={query}
          onChange={(event) => does.type(event.target.value)}
          onKeyDown={does.press}
        />
      </Field>
      <Lines ref={list} id={listId} role="listbox" aria-label={t('count', { n: rows.length })}>
        {rows.map((row, index) => (
          <PaletteLine
            key={row.id}
            id={`${listId}-${index}`}
            row={row}
            active={index === active}
            onPoint={() => does.point(index)}
            onChoose={() => does.choose(index)}
          />
        ))}
      </Lines>
      <Nothing role="status">{query.trim() && rows.length === 0 ? t('nothing', { query }) : ''}</Nothing>
      <PaletteHints />
    </Dialog>
  );
}

const paper = { width: 620, maxWidth: 'calc(100% - 24px)', m: '10vh 12px 12px', maxHeight: '70vh' } as const;
