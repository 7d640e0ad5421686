import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { firstPaintCookie, settingsFromCookie } from './first-paint';
import { defaultSettings, exportSettings, importSettings, mergeSettings, parseSettings, type Settings } from './settings';
import { createSettingsStore } from './settings-store';

describe('stored settings', () => {
  it('begin with the defaults of the specification', () => {
    expect(defaultSettings).toMatchObject({
      size: 'medium',
      sidebarStatus: 'opened',
      tagsView: true,
      fixedHeader: true,
      sidebarLogo: true,
    });
  });

  it('read any garbage as the defaults', () => {
    for (const garbage of [null, undefined, '', '{', '[]', '7', '"x"']) expect(parseSettings(garbage)).toEqual(defaultSettings);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(Object.keys(parseSettings(text)).sort()).toEqual(Object.keys(defaultSettings).sort());
      }),
    );
  });

  it('replace a single wrong value, not the others', () => {
    expect(parseSettings('{"size":"huge","tagsView":false,"theme":"red"}')).toEqual({ ...defaultSettings, tagsView: false });
  });

  it('keep the present value when a change makes no sense', () => {
    const present: Settings = { ...defaultSettings, size: 'mini', liveTabs: 8 };
    expect(mergeSettings(present, { size: 'huge' as 'mini', tagsView: false })).toEqual({ ...present, tagsView: false });
    expect(mergeSettings(present, { liveTabs: 4000 })).toEqual(present);
    expect(mergeSettings(present, { theme: '#11a983' }).theme).toBe('#11a983');
  });

  it('come back from an exported file, and from nothing else', () => {
    const mine: Settings = { ...defaultSettings, theme: '#6959CD', colourMode: 'dark' };
    expect(importSettings(exportSettings(mine))).toEqual(mine);
    expect(importSettings('{"size":"mini"}')).toBeUndefined();
    expect(importSettings('not a file')).toBeUndefined();
  });
});

describe('the first-paint cookie', () => {
  it('carries what the server draws from', () => {
    const mine: Settings = { ...defaultSettings, size: 'small', theme: '#f5222d', colourMode: 'dark', sidebarStatus: 'closed' };
    expect(settingsFromCookie(firstPaintCookie(mine))).toEqual(mine);
  });

  it('survives a broken value', () => {
    expect(settingsFromCookie('%E0%A4%A')).toEqual(defaultSettings);
    expect(settingsFromCookie(undefined)).toEqual(defaultSettings);
  });
});

describe('the settings of a window', () => {
  type Heard = (written: string | null) => void;

  /** Two windows of a browser whose storage, as a real one's, shows a change to the other window later than the message about it. */
  function twoWindows() {
    const listeners: Heard[] = [];
    const open = () => {
      let mine: Heard = () => undefined;
      return createSettingsStore({
        read: () => null,
        write: (settings) => {
          for (const listener of listeners) if (listener !== mine) listener(JSON.stringify(settings));
        },
        listen: (changed) => {
          mine = changed;
          listeners.push(changed);
        },
      });
    };
    return [open(), open()] as const;
  }

  it('reach the other window', () => {
    const [one, other] = twoWindows();
    const heard = vi.fn();
    other.subscribe(heard);
    one.change({ size: 'mini' });
    expect(other.get().size).toBe('mini');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('tell nobody when nothing changed', () => {
    const [one] = twoWindows();
    const heard = vi.fn();
    const leave = one.subscribe(heard);
    one.change({ size: 'medium' });
    expect(heard).not.toHaveBeenCalled();
    leave();
    one.change({ size: 'small' });
    expect(heard).not.toHaveBeenCalled();
  });

  it('go back to the defaults on reset', () => {
    const [one, other] = twoWindows();
    one.change({ theme: '#11a983', tagsView: false });
    one.reset();
    expect(other.get()).toEqual(defaultSettings);
  });
});
