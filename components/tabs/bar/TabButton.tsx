'use client';
import CloseIcon from '@mui/icons-material/CloseRounded';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { tabDomId } from '@/components/tabs/tab-dom-id';
import type { Tab } from '@/lib/tabs/tab';
import { Spoken, TabLabel } from './bar-styles';

interface TabButtonProps {
  readonly tab: Tab;
  readonly title: string;
  readonly selected: boolean;
  /** The one tab of the bar that the Tab key reaches. */
  readonly reachable: boolean;
  readonly dragged: boolean;
  readonly onShow: () => void;
  /** Missing for pinned tabs. */
  readonly onClose: (() => void) | undefined;
  readonly onMenu: (left: number, top: number) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** One tab of the bar. Its cross is for the mouse; the keyboard closes with Delete, since a tab holds no other control. */
export function TabButton({ tab, title, selected, reachable, dragged, onShow, onClose, onMenu, ...events }: TabButtonProps) {
  const t = useTranslations('tags');
  const contextMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // A long touch is read by the drag, which tells it from the beginning of a move.
    const touched = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
    if (!touched) onMenu(event.clientX, event.clientY);
  };
  return (
    <TabLabel
      role="tab"
      id={tabDomId.tab(tab.instance)}
      aria-selected={selected}
      aria-controls={selected ? tabDomId.panel(tab.instance) : undefined}
      tabIndex={reachable ? 0 : -1}
      title={title}
      data-path={tab.path}
      data-dragged={dragged}
      onClick={onShow}
      onMouseDown={withoutAutoscroll}
      onAuxClick={(event) => event.button === 1 && onClose?.()}
      onContextMenu={contextMenu}
      {...events}
    >
      {tab.pinned && <PinIcon className="pin" aria-hidden />}
      <span className="title">{title}</span>
      {tab.pinned && <Spoken>{t('pinned')}</Spoken>}
      {tab.dirty && <span className="unsaved" aria-hidden />}
      {tab.dirty && <Spoken>{t('unsaved')}</Spoken>}
      {onClose && <Cross onClose={onClose} />}
    </TabLabel>
  );
}

function Cross({ onClose }: { onClose: () => void }) {
  const close = (event: MouseEvent) => {
    event.stopPropagation();
    onClose();
  };
  return (
    <span className="close" aria-hidden onClick={close} onPointerDown={(event) => event.stopPropagation()}>
      <CloseIcon />
    </span>
  );
}

/** The middle button would otherwise begin to scroll instead of closing. */
function withoutAutoscroll(event: MouseEvent) {
  if (event.button === 1) event.preventDefault();
}
