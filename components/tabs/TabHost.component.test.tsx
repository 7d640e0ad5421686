import { useReducer } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { RouteNode } from '@/lib/navigation/route-node';
import { TabHost } from './TabHost';
import { useTabTitle } from './tab-context';
import { TabsProvider } from './tabs-context';

const routes: readonly RouteNode[] = [
  { path: '/home', titleKey: 'route.page', affix: true },
  { path: '/record/:id', titleKey: 'route.page' },
];

let before = '';
beforeEach(() => {
  before = location.href;
});
afterEach(() => history.replaceState(null, '', before));

/** A screen that knows its record from the first moment, as another has read it. */
function Record() {
  useTabTitle('苹果');
  return <p>record</p>;
}

const drawScreen = (path: string) => (path === '/home' ? <p>home</p> : <Record />);

function Console() {
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  const open = () => {
    history.replaceState(null, '', '/record/1');
    drawAgain();
  };
  return (
    <TabsProvider routes={routes} owner={{ storeId: 0, account: 'tester' }}>
      <button type="button" onClick={open}>
        open
      </button>
      <TabHost draw={drawScreen}>{null}</TabHost>
    </TabsProvider>
  );
}

test('a tab carries the title its screen gives it at once', async () => {
  history.replaceState(null, '', '/home');
  await draw(<Console />, { messages: { route: { page: '页面' } } });
  await expect.element(page.getByText('home')).toBeVisible();
  await page.getByRole('button', { name: 'open' }).click();
  await expect.element(page.getByText('record')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('苹果');
});
