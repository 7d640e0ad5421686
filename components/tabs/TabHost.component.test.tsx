import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useReportDirty } from '@/components/form/state/use-report-dirty';
import { draw } from '@/components/testing/draw';
import { still } from '@/components/testing/still';
import type { RouteNode } from '@/lib/navigation/route-node';
import { TabHost } from './TabHost';
import { useTabTitle } from './tab-context';
import { TabsProvider, useTabState } from './tabs-context';

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

/** A menu that stands open until it is closed. */
function OpenMenu(of: { 'data-of-frame'?: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <Menu {...of} open={open} onClose={() => setOpen(false)} anchorReference="none">
      <MenuItem>entry</MenuItem>
    </Menu>
  );
}

/** A form that holds something typed until it is saved. */
function TypedForm() {
  const [typed, setTyped] = useState(false);
  useReportDirty(typed);
  return (
    <button type="button" onClick={() => setTyped(!typed)}>
      {typed ? 'save' : 'type'}
    </button>
  );
}
function UntouchedForm() {
  useReportDirty(false);
  return null;
}
const TwoForms = () => (
  <>
    <TypedForm />
    <UntouchedForm />
  </>
);

/** Names the tabs with something unsaved. */
const Unsaved = () => (
  <output>
    {useTabState()
      .tabs.flatMap(({ path, dirty }) => (dirty ? [path] : []))
      .join() || 'none'}
  </output>
);

/** Goes to another page, as one that was on its way does when it comes. */
const arrive = new EventTarget();

function Console({ home = <p>home</p>, frame }: { home?: ReactNode; frame?: ReactNode }) {
  const [, drawAgain] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const open = () => {
      history.replaceState(null, '', location.pathname === '/home' ? '/record/1' : '/home');
      drawAgain();
    };
    arrive.addEventListener('page', open);
    return () => arrive.removeEventListener('page', open);
  }, []);
  const [drawScreen] = useState(() => (path: string) => (path === '/home' ? home : <Record />));
  return (
    <TabsProvider routes={routes} owner={{ storeId: 0, account: 'tester' }}>
      {frame}
      <TabHost draw={drawScreen}>{null}</TabHost>
    </TabsProvider>
  );
}

const at = async (console: ReactNode) => {
  history.replaceState(null, '', '/home');
  await draw(console, { messages: { route: { page: '页面' } } });
};
const goOn = async () => {
  arrive.dispatchEvent(new Event('page'));
  await expect.element(page.getByText('record')).toBeInTheDocument();
};
const menu = page.getByRole('menu');

test('a tab carries the title its screen gives it at once', async () => {
  await at(<Console />);
  await expect.element(page.getByText('home')).toBeVisible();
  await goOn();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('苹果');
});

test('a menu of a screen closes with it', async () => {
  await at(<Console home={<OpenMenu />} />);
  await expect.element(menu).toBeVisible();
  await goOn();
  await expect.element(menu).not.toBeInTheDocument();
});

test('a menu of the frame that is opened while a page is on its way stays when that comes', async () => {
  await at(<Console frame={<OpenMenu data-of-frame />} />);
  await expect.element(menu).toBeVisible();
  await goOn();
  await still();
  await expect.element(menu).toBeVisible();
  await expect.poll(() => document.activeElement?.role).toBe('menuitem');
});

test('a tab of two forms is unsaved as long as one of them is, also when it was hidden meanwhile', async () => {
  const unsaved = page.getByRole('status').filter({ hasText: /^(none|\/home)$/ });
  await at(<Console home={<TwoForms />} frame={<Unsaved />} />);
  await page.getByRole('button', { name: 'type' }).click();
  await expect.element(unsaved).toHaveTextContent('/home');
  await goOn();
  arrive.dispatchEvent(new Event('page'));
  const save = page.getByRole('button', { name: 'save' });
  await expect.element(save).toBeVisible();
  await still();
  await expect.element(unsaved).toHaveTextContent('/home');
  await save.click();
  await expect.element(unsaved).toHaveTextContent('none');
});
