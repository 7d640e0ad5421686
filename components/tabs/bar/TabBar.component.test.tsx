import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { tabDomId } from '@/components/tabs/tab-dom-id';
import { useFocusAlong } from '@/components/tabs/use-focus-along';
import { useInSight } from '@/components/tabs/use-in-sight';
import { draw } from '@/components/testing/draw';
import { Spoken, TabLabel, Tablist } from './bar-styles';
import { followPress } from './drag-session';

const paths = Array.from({ length: 12 }, (_, n) => `/page/${n}`);

function Bar({ shown, width, title }: { shown: string; width: number; title: string }) {
  const list = useRef<HTMLDivElement>(null);
  useInSight(list, shown, paths.indexOf(shown));
  return (
    <div style={{ display: 'flex', width }}>
      <Tablist ref={list} role="tablist">
        {paths.map((path) => (
          <TabLabel key={path} role="tab" data-path={path} aria-selected={path === shown}>
            <span className="title">{path === shown ? title : '门店流水'}</span>
          </TabLabel>
        ))}
      </Tablist>
    </div>
  );
}

/** How much of the tab on display lies outside of the bar. */
function hidden(): number {
  const bar = document.querySelector('[role="tablist"]')?.getBoundingClientRect();
  const tab = document.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
  if (!bar || !tab) throw new Error('no tab is drawn');
  return Math.max(0, Math.round(tab.right - bar.right), Math.round(bar.left - tab.left));
}

test('the tab on display stays in sight when another is shown, when the bar gets narrower, and when its title grows', async () => {
  const shown = { shown: '/page/6', width: 700, title: '订单' };
  const drawn = await draw(<Bar {...shown} />);
  expect(hidden()).toBe(0);
  await drawn.rerender(<Bar {...shown} width={420} />);
  await expect.poll(hidden).toBe(0);
  await drawn.rerender(<Bar {...shown} width={420} title="订单 D2026112212345678901" />);
  await expect.poll(hidden).toBe(0);
  await drawn.rerender(<Bar {...shown} shown="/page/11" width={420} />);
  await expect.poll(hidden).toBe(0);
});

test('a word for screen readers in a tab beyond the edge makes the window no wider', async () => {
  await draw(
    <div style={{ display: 'flex', width: '100%' }}>
      <Tablist role="tablist">
        {paths.map((path) => (
          <TabLabel key={path} role="tab" style={{ minWidth: 200 }}>
            <span className="title">门店流水</span>
            <Spoken>未保存</Spoken>
          </TabLabel>
        ))}
      </Tablist>
    </div>,
  );
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

function Window({ shown }: { shown: number | undefined }) {
  useFocusAlong(shown);
  return (
    <>
      <nav>
        <a href="#menu">menu</a>
      </nav>
      <div role="tablist">
        <button type="button" role="tab">
          tab
        </button>
      </div>
      <div role="menu">
        <div role="menuitem" tabIndex={-1}>
          close
        </div>
      </div>
      {[1, 2, 3].map((instance) => (
        <div key={instance} id={tabDomId.panel(instance)} hidden={instance !== shown} tabIndex={-1}>
          <input aria-label={`field ${instance}`} />
        </div>
      ))}
    </>
  );
}

test('the focus goes into a page that the menu or the palette has opened, and stays where somebody walks along the tabs', async () => {
  const drawn = await draw(<Window shown={undefined} />);
  await drawn.rerender(<Window shown={1} />);
  expect(document.activeElement, 'the first page is left to the browser').toBe(document.body);
  drawn.getByRole('link').element().focus();
  await drawn.rerender(<Window shown={2} />);
  await expect.poll(() => document.activeElement?.id).toBe(tabDomId.panel(2));
  drawn.getByRole('textbox', { name: 'field 2' }).element().focus();
  await drawn.rerender(<Window shown={3} />);
  await expect.poll(() => document.activeElement?.id, { message: 'what had it is hidden' }).toBe(tabDomId.panel(3));
  const tab = drawn.getByRole('tab').element();
  tab.focus();
  await drawn.rerender(<Window shown={1} />);
  await expect.element(drawn.getByRole('textbox', { name: 'field 1' })).toBeVisible();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(tab);
  const entry = drawn.getByRole('menuitem').element() as HTMLElement;
  entry.focus();
  await drawn.rerender(<Window shown={2} />);
  await expect.element(drawn.getByRole('textbox', { name: 'field 2' })).toBeVisible();
  await new Promise(requestAnimationFrame);
  expect(document.activeElement, 'a menu of the tabs that was opened since').toBe(entry);
});

/** A finger on the first of two tabs, down for so many milliseconds before the page, busy until then, hears of anything. */
async function heardLate(restedMs: number, movedBy = 0) {
  const list = document.createElement('div');
  list.append(document.createElement('span'), document.createElement('span'));
  document.body.append(list);
  const told = { onStart: vi.fn(), onPlace: vi.fn(), onEnd: vi.fn(), onLongPress: vi.fn() };
  const at = { clientX: 10, clientY: 10, pointerId: 7, pointerType: 'touch' };
  const left = new PointerEvent('pointerup', at);
  followPress({ list, index: 0, press: { ...at, timeStamp: left.timeStamp - restedMs }, ...told });
  if (movedBy > 0) window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: at.clientX + movedBy }));
  window.dispatchEvent(left);
  // The browser tells the same leaving again as a touch; unless that is taken, it makes a click of it a while later.
  const leftAgain = new TouchEvent('touchend', { bubbles: true, cancelable: true });
  list.firstElementChild?.dispatchEvent(leftAgain);
  list.remove();
  // As for any next finger: what belonged to this one is over.
  await new Promise((over) => setTimeout(over));
  return { ...told, clicks: !leftAgain.defaultPrevented };
}

test('a finger that rested is told by its own moments, however late the page hears of them', async () => {
  expect((await heardLate(900)).onLongPress).toHaveBeenCalledTimes(1);
  expect((await heardLate(100)).onLongPress).not.toHaveBeenCalled();
});

test('a rest is no click as well: it would close the menu again that has come under the finger', async () => {
  expect((await heardLate(100)).clicks).toBe(true);
  expect((await heardLate(900)).clicks).toBe(false);
});

test('a finger that swiped at once neither drags nor opens the menu', async () => {
  const { onLongPress, onStart } = await heardLate(100, 40);
  expect(onLongPress).not.toHaveBeenCalled();
  expect(onStart).not.toHaveBeenCalled();
});
