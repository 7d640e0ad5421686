import { expect, it, vi } from 'vitest';
import { initialTabs, reduceTabs } from '@/lib/tabs/reduce';
import { tabOf } from '@/lib/tabs/tab';
import { tabMenuEntries } from './tab-menu-entries';

const meta = { titleKey: 'route.any', affix: false, noCache: false };
const commands = {
  show: vi.fn(),
  close: vi.fn(),
  refresh: vi.fn(),
  pin: vi.fn(),
  move: vi.fn(),
  reopen: vi.fn(),
  duplicate: vi.fn(),
  openInWindow: vi.fn(),
};
const frame = { maximised: false, switch: vi.fn() };
const state = reduceTabs(initialTabs([{ path: '/home', ...meta, affix: true }]), { type: 'visit', path: '/a', search: '', meta });

function entriesOf(path: string) {
  const tab = tabOf(state, path);
  if (!tab) throw new Error(`${path} is not open`);
  return tabMenuEntries(tab, state, commands, frame);
}

it('begins with the four commands of the specification', () => {
  expect(entriesOf('/a')[0]?.map((entry) => entry.name)).toEqual(['refresh', 'close', 'closeOthers', 'closeAll']);
});

it('has no Close and no pin for an affixed tab', () => {
  const names = entriesOf('/home')
    .flat()
    .map((entry) => entry.name);
  expect(names).not.toContain('close');
  expect(names).not.toContain('pin');
});

it('disables what would do nothing', () => {
  const disabled = (path: string) =>
    entriesOf(path)
      .flat()
      .filter((entry) => entry.disabled)
      .map((entry) => entry.name);
  expect(disabled('/a')).toEqual(['closeOthers', 'closeLeft', 'closeRight', 'reopen']);
  expect(disabled('/home')).toEqual(['closeLeft', 'reopen']);
});
