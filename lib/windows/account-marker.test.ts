import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AccountMarker, createAccountMarker, MARKER_NAME, type MarkerPorts } from './account-marker';
import { accountName, accountStateOf, SIGNED_OUT, SIGNING_IN } from './account-state';
import { onSignIn } from './on-sign-in';

type BrowserParts = { channel: boolean; storage: 'works' | 'blocked' };
const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** Windows of one browser: a real channel between them, one storage, and each with its own events. */
function browser({ channel, storage }: BrowserParts, name = crypto.randomUUID()) {
  const values = new Map<string, string>();
  const pages: EventTarget[] = [];
  const openWindow = () => {
    const page = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
    pages.push(page);
    const ports: MarkerPorts = {
      openChannel: channel ? () => new BroadcastChannel(name) as unknown as globalThis.BroadcastChannel : undefined,
      storage: () => {
        if (storage === 'blocked') throw new DOMException('denied', 'SecurityError');
        return {
          getItem: (key) => values.get(key) ?? null,
          setItem: (key, newValue) => {
            values.set(key, newValue);
            for (const other of pages) {
              if (other !== page) other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
            }
          },
        };
      },
      page: page as unknown as Window,
      document: document as unknown as Document,
    };
    return { marker: createAccountMarker(ports), page, document };
  };
  return { openWindow, values };
}

function heardBy(marker: AccountMarker): (string | null)[] {
  const heard: (string | null)[] = [];
  opened.push(marker.listen((value) => heard.push(value)));
  return heard;
}

describe.each<BrowserParts>([
  { channel: true, storage: 'works' },
  { channel: true, storage: 'blocked' },
  { channel: false, storage: 'works' },
])('a browser with %j', (parts) => {
  it('tells the other windows at once who is signed in', async () => {
    const { openWindow } = browser(parts);
    const [one, other] = [openWindow(), openWindow()];
    const heard = heardBy(other.marker);
    one.marker.write(accountName(0, '7'));
    await expect.poll(() => heard).toContain('0/7');
    expect(other.marker.read()).toBe('0/7');
  });
});

it('looks again when a window that slept is shown', () => {
  const { openWindow, values } = browser({ channel: false, storage: 'works' });
  const { marker, page } = openWindow();
  const heard = heardBy(marker);
  values.set(MARKER_NAME, SIGNED_OUT);
  page.dispatchEvent(new Event('pageshow'));
  expect(heard).toEqual([SIGNED_OUT]);
});

it('does not hear itself', async () => {
  const { openWindow } = browser({ channel: true, storage: 'works' });
  const [one, other] = [openWindow(), openWindow()];
  const [own, others] = [heardBy(one.marker), heardBy(other.marker)];
  one.marker.write(SIGNED_OUT);
  await expect.poll(() => others).toContain(SIGNED_OUT);
  expect(own).toEqual([]);
});

it('has several listeners in one window, none of which hears that window', async () => {
  const { openWindow } = browser({ channel: true, storage: 'blocked' });
  const [one, other] = [openWindow(), openWindow()];
  const heard = heardBy(one.marker);
  const stop = one.marker.listen((value) => heard.push(value));
  one.marker.write('0/8');
  other.marker.write('0/7');
  await expect.poll(() => heard).toEqual(['0/7', '0/7']);
  stop();
  one.marker.write('0/8');
  other.marker.write(SIGNED_OUT);
  await expect.poll(() => heard).toEqual(['0/7', '0/7', SIGNED_OUT]);
});

it('tells of a sign-in elsewhere, not of what was known nor while nobody knows whose it is', () => {
  const { openWindow } = browser({ channel: false, storage: 'works' });
  const [one, other] = [openWindow(), openWindow()];
  one.marker.write('0/7');
  const heard = vi.fn();
  opened.push(onSignIn(other.marker, heard));
  other.page.dispatchEvent(new Event('focus'));
  one.marker.write(SIGNING_IN);
  expect(heard).not.toHaveBeenCalled();
  one.marker.write('0/7');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('stops listening', () => {
  const { openWindow } = browser({ channel: false, storage: 'works' });
  const [one, other] = [openWindow(), openWindow()];
  const heard: (string | null)[] = [];
  other.marker.listen((value) => heard.push(value))();
  one.marker.write(SIGNED_OUT);
  expect(heard).toEqual([]);
});

it.each([
  [null, 'ours'],
  ['0/7', 'ours'],
  ['1/7', 'other'],
  [SIGNING_IN, 'unsure'],
  [SIGNED_OUT, 'out'],
] as const)('a window of 0/7 that reads %j is %s', (marker, standing) => {
  expect(accountStateOf(accountName(0, '7'), marker)).toBe(standing);
});
