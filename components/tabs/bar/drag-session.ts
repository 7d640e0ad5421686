import { dropIndex } from './drop-index';

/** Pixels a mouse goes before a press becomes a drag. */
const SLACK_PX = 5;
/** How long a finger rests before it drags the tab instead of scrolling the bar. */
const LONG_PRESS_MS = 350;

interface DragSession {
  readonly list: HTMLElement;
  readonly index: number;
  readonly press: Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'pointerType' | 'timeStamp'>;
  readonly onStart: () => void;
  readonly onPlace: (index: number) => void;
  readonly onEnd: () => void;
  /** A finger rested on the tab and left without moving it. */
  readonly onLongPress: () => void;
}

/** Follows one press on a tab until it ends: a click, a drag, or the long touch that opens the menu. */
export function followPress({ list, index, press, onStart, onPlace, onEnd, onLongPress }: DragSession): void {
  const spans = [...list.children].map((tab) => tab.getBoundingClientRect());
  const scrolledAt = list.scrollLeft;
  const touch = press.pointerType !== 'mouse';
  const ending = new AbortController();
  let dragging = false;
  // Told by the moments of the finger, not by a timer: a busy page hears of its press late and would take a rest for a tap.
  const rested = ({ timeStamp }: Event) => !touch || timeStamp - press.timeStamp >= LONG_PRESS_MS;

  const end = () => {
    ending.abort();
    if (dragging) onEnd();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const distance = event.clientX - press.clientX + list.scrollLeft - scrolledAt;
    if (!dragging && Math.abs(distance) < SLACK_PX) return;
    // Moved before the long press was over: the finger scrolls the bar.
    if (!dragging && !rested(event)) return end();
    if (!dragging) onStart();
    dragging = true;
    onPlace(dropIndex(spans, index, distance));
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const pressedLong = touch && rested(event);
    if (dragging || pressedLong) swallowClick();
    if (pressedLong && !dragging) onLongPress();
    end();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !dragging) return;
    event.preventDefault();
    onPlace(index);
    end();
  };
  const during = { signal: ending.signal };
  window.addEventListener('pointermove', move, during);
  window.addEventListener('pointerup', release, during);
  window.addEventListener('pointercancel', end, during);
  window.addEventListener('keydown', key, during);
  // Once a finger drags the tab, the browser must not pan the bar.
  list.addEventListener('touchmove', (event) => rested(event) && event.preventDefault(), { ...during, passive: false });
}

/** The click that follows would show the tab the drag ended on, or close the menu that the rest has opened. */
function swallowClick() {
  const over = new AbortController();
  const during = { capture: true, signal: over.signal };
  window.addEventListener('click', (event) => event.stopPropagation(), during);
  // Of a touch the browser makes its click in a task of its own, after any timer; a touch that is taken makes none.
  window.addEventListener('touchend', (event) => event.preventDefault(), { ...during, passive: false });
  setTimeout(() => over.abort());
}
