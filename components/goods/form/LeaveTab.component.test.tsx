import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { TabContext, type TabHandle } from '@/components/tabs/tab-context';
import { draw } from '@/components/testing/draw';
import { navigationBegan } from '@/lib/client/pending-navigation';
import { FORM } from '@/lib/contract/goods/kind';
import { goodsPlaces } from '../goods-places';
import { useLeaveTab } from './use-leave-tab';

const { create, list } = goodsPlaces[FORM];
const close = vi.fn();
const handle: TabHandle = {
  path: create,
  setTitle: () => undefined,
  setDirty: () => undefined,
  setClean: () => undefined,
  opening: () => 1,
  searchOf: (of) => (of === list ? '?tab=warn&currPage=3' : undefined),
  close,
};

/** Comes when the form that was sent first has its answer. */
let answered: () => void;
function Form() {
  const { toList, back } = useLeaveTab();
  const [send] = useState(() => () => {
    answered = () => toList(FORM);
  });
  return (
    <>
      <button type="button" onClick={send}>
        send
      </button>
      <button type="button" onClick={() => back(FORM)}>
        cancel
      </button>
    </>
  );
}

/** The tab of a form, whose screen is put away when it is hidden. */
function Tab() {
  const [shown, setShown] = useState(true);
  const turn = () => {
    history.replaceState(null, '', shown ? '/elsewhere' : create);
    setShown(!shown);
  };
  return (
    <TabContext value={handle}>
      <button type="button" onClick={turn}>
        turn
      </button>
      {shown && <Form />}
    </TabContext>
  );
}

const send = page.getByRole('button', { name: 'send' });
const turn = () => page.getByRole('button', { name: 'turn' }).click();
let push: MockInstance<ReturnType<typeof useRouter>['push']>;
let before = '';
beforeEach(async () => {
  before = location.href;
  history.replaceState(null, '', create);
  close.mockClear();
  push = vi.spyOn(useRouter(), 'push');
  await draw(<Tab />);
  await send.click();
});
afterEach(() => {
  history.replaceState(null, '', before);
});

test('a form that is in sight goes to the list, and its tab closes once it has been left', async () => {
  answered();
  expect(push.mock.calls.map(([to]) => to.startsWith(list))).toEqual([true]);
  expect(close).not.toHaveBeenCalled();
  await turn();
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

test('a form that was left during its save closes its tab and takes nobody from where they are', async () => {
  await turn();
  await expect.element(send).not.toBeInTheDocument();
  answered();
  expect([close.mock.calls.length, push.mock.calls.length]).toEqual([1, 0]);
});

test('a form whose save ends while another page is on its way lets that one come, and its tab closes then', async () => {
  navigationBegan();
  answered();
  expect([close.mock.calls.length, push.mock.calls.length]).toEqual([0, 0]);
  await turn();
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

test('a form that was come back to during its save goes to the list, and its tab closes once it has been left', async () => {
  await turn();
  await expect.element(send).not.toBeInTheDocument();
  await turn();
  await expect.element(send).toBeVisible();
  answered();
  expect([close.mock.calls.length, push.mock.calls.length]).toEqual([0, 1]);
  await turn();
  await expect.poll(() => close.mock.calls.length).toBe(1);
});

test('whoever leaves goods that were there before finds the list as it was left', async () => {
  await page.getByRole('button', { name: 'cancel' }).click();
  expect(push.mock.calls).toEqual([[`${list}?tab=warn&currPage=3`]]);
});
