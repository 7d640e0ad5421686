import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { handle } from '@/components/testing/drag';
import { draw } from '@/components/testing/draw';
import { NAMES, SortableNames, shownNames } from '@/components/testing/SortableNames';
import { still } from '@/components/testing/still';

/** Keys no timer and no frame comes between, as a busy page gets them; tells which of them the page kept for itself. */
async function pressed(...codes: string[]): Promise<boolean[]> {
  const taken: boolean[] = [];
  for (const code of codes) {
    const key = code === 'Space' ? ' ' : code;
    taken.push(!document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true })));
    await Promise.resolve();
  }
  return taken;
}

test('keys pressed in one breath are all obeyed, and none is kept once the entry is dropped', async () => {
  await draw(<SortableNames />);
  await expect.element(handle('one')).toBeVisible();
  (handle('one').element() as HTMLElement).focus();
  expect(await pressed('Space', 'ArrowDown', 'ArrowDown', 'Space')).toEqual([true, true, true, true]);
  await expect.poll(shownNames).toEqual(['two', 'three', 'one', 'four']);
  await expect.element(handle('one')).toHaveFocus();
  expect(await pressed('ArrowDown', 'Enter')).toEqual([false, true]);
  await expect.element(page.getByText('已拿起one')).toBeInTheDocument();
  expect(await pressed('ArrowUp', 'Escape')).toEqual([true, true]);
  await expect.element(page.getByText('已取消移动')).toBeInTheDocument();
  expect(shownNames()).toEqual(['two', 'three', 'one', 'four']);
  expect(await pressed('ArrowUp', 'Escape')).toEqual([false, false]);
});

/** A finger on the screen, or a button of a mouse, at a place or a number of pixels below it. */
function finger(type: string, on: Element, { x, y }: { x: number; y: number }, button = 0) {
  const event = { bubbles: true, cancelable: true, isPrimary: true, button, clientX: x, clientY: y };
  on.dispatchEvent(new PointerEvent(type, event));
}
const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};
/** Presses a handle and lets it go, which brings the code that moves entries. */
async function wake(name: string) {
  const pressed = handle(name).element();
  finger('pointerdown', pressed, middle(pressed));
  finger('pointerup', document.body, middle(pressed));
  await moversAreHere();
}
const moversAreHere = () => expect.poll(() => document.querySelector('[id^="DndLiveRegion"]')).not.toBeNull();

test('a press that comes before the code moves the entry once that is there, and who types in another types on', async () => {
  await draw(<SortableNames />);
  const note = page.getByRole('textbox', { name: 'note of three' });
  await userEvent.type(note, 'kept');
  const handleOfOne = handle('one').element();
  const said = () => document.getElementById(handleOfOne.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(said()).toMatch(/^按空格键拿起/);
  const line = note.element().closest('li');
  finger('pointerdown', handleOfOne, middle(handleOfOne));
  await moversAreHere();
  expect(said()).toMatch(/^按空格键拿起/);
  await expect.element(page.getByText('已拿起one')).not.toBeInTheDocument();
  finger('pointermove', document.body, { ...middle(handleOfOne), y: middle(handleOfOne).y + 8 });
  await expect.element(page.getByText('已拿起one')).toBeInTheDocument();
  finger('pointermove', document.body, middle(handle('two').element()));
  await expect.element(page.getByText('第 2 位，共 4 位')).toBeInTheDocument();
  finger('pointerup', document.body, middle(handle('two').element()));
  await expect.poll(shownNames).toEqual(['two', 'one', 'three', 'four']);
  await expect.element(note).toHaveFocus();
  await expect.element(note).toHaveValue('kept');
  expect(note.element().closest('li')).toBe(line);
});

test('a press let go before the code is there lifts nothing, the next one does', async () => {
  await draw(<SortableNames />);
  await expect.element(handle('one')).toBeVisible();
  await wake('one');
  const three = handle('three').element();
  finger('pointerdown', three, middle(three));
  await expect
    .poll(() => {
      finger('pointermove', document.body, { ...middle(three), y: middle(three).y + 8 });
      return document.querySelector('[id^="DndLiveRegion"]')?.textContent;
    })
    .toContain('已拿起');
  await expect.element(page.getByText('已拿起three')).toBeInTheDocument();
  finger('pointerup', document.body, middle(three));
  await still();
  expect(shownNames()).toEqual(NAMES);
});

test('an entry that is drawn elsewhere and let go before the code is there lies where it was let go, and keys that follow move on', async () => {
  await draw(<SortableNames />);
  await expect.element(handle('one')).toBeVisible();
  const four = handle('four').element();
  finger('pointerdown', four, middle(four));
  finger('pointermove', document.body, middle(handle('two').element()));
  finger('pointerup', document.body, middle(handle('two').element()));
  (handle('one').element() as HTMLElement).focus();
  await pressed('Space', 'ArrowDown', 'Space');
  await expect.poll(shownNames).toEqual(['four', 'one', 'two', 'three']);
});

test('an entry drawn and let go between two pictures lies where it was let go; one lifted and dropped by keys stays', async () => {
  await draw(<SortableNames />);
  await expect.element(handle('one')).toBeVisible();
  await wake('one');
  const [one, three] = [handle('one').element(), handle('three').element()];
  finger('pointerdown', three, middle(three));
  finger('pointermove', document.body, { ...middle(three), y: middle(three).y - 8 });
  finger('pointermove', document.body, middle(one));
  finger('pointerup', document.body, middle(one));
  await expect.poll(shownNames).toEqual(['three', 'one', 'two', 'four']);
  (handle('two').element() as HTMLElement).focus();
  await pressed('Space', 'Space');
  await expect.element(page.getByText('已拿起two')).not.toBeInTheDocument();
  expect(shownNames()).toEqual(['three', 'one', 'two', 'four']);
});

test('a finger that shakes a little, or is taken from the page, moves nothing', async () => {
  await draw(<SortableNames />);
  await expect.element(handle('one')).toBeVisible();
  const [one, three] = [handle('one').element(), handle('three').element()];
  finger('pointerdown', one, middle(one));
  finger('pointermove', document.body, { ...middle(one), y: middle(one).y + 3 });
  finger('pointerup', document.body, { ...middle(one), y: middle(one).y + 3 });
  finger('pointerdown', one, middle(one));
  finger('pointermove', document.body, middle(three));
  finger('pointercancel', document.body, middle(three));
  await moversAreHere();
  expect(shownNames()).toEqual(NAMES);
});

test('right moves to the next entry of the line, though the one below was measured a fraction of a pixel further right', async () => {
  const twoColumns = 'ul { display: grid; grid-template-columns: 300px 300px; } li:nth-child(3) { position: relative; left: 0.25px; }';
  await draw(
    <>
      <style>{twoColumns}</style>
      <SortableNames grid />
    </>,
  );
  await expect.element(handle('one')).toBeVisible();
  (handle('one').element() as HTMLElement).focus();
  await pressed('Space', 'ArrowRight', 'Space');
  await expect.poll(shownNames).not.toEqual(NAMES);
  expect(shownNames()).toEqual(['two', 'one', 'three', 'four']);
});

test('the other button of the mouse moves nothing, before the code is there and after', async () => {
  await draw(<SortableNames />);
  await expect.element(handle('one')).toBeVisible();
  for (const round of ['before', 'after']) {
    const [one, three] = [handle('one').element(), handle('three').element()];
    finger('pointerdown', one, middle(one), 2);
    finger('pointermove', document.body, middle(three));
    finger('pointerup', document.body, middle(three), 2);
    await wake('one');
    expect(shownNames(), round).toEqual(NAMES);
  }
});

test('an entry that is given up by Esc stays, though the pointer is let go elsewhere', async () => {
  await draw(<SortableNames />);
  await wake('one');
  const [one, three] = [handle('one').element(), handle('three').element()];
  finger('pointerdown', one, middle(one));
  finger('pointermove', document.body, { ...middle(one), y: middle(one).y + 8 });
  await expect.element(page.getByText('已拿起one')).toBeInTheDocument();
  await pressed('Escape');
  await expect.element(page.getByText('已取消移动')).toBeInTheDocument();
  finger('pointermove', document.body, middle(three));
  finger('pointerup', document.body, middle(three));
  await still();
  expect(shownNames()).toEqual(NAMES);
});

test('an order that is not to be changed says so, and takes no press', async () => {
  await draw(<SortableNames disabled />);
  await expect.element(handle('one')).toHaveAttribute('aria-disabled', 'true');
  (handle('one').element() as HTMLElement).focus();
  expect(await pressed('Space', 'ArrowDown')).toEqual([false, false]);
  expect(document.querySelector('[id^="DndLiveRegion"]')).toBeNull();
});
