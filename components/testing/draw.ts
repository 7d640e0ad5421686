import { createElement, type ReactNode } from 'react';
import { type RenderResult, render } from 'vitest-browser-react';
import type { Viewer } from '@/components/viewer/viewer-context';
import type { Language } from '@/lib/messages/language';
import { baseNamespaces, messagesOf } from '@/lib/messages/load';
import type { Messages } from '@/lib/messages/message-tree';
import type { Namespace } from '@/lib/messages/namespace';
import { type ColourMode, defaultSettings } from '@/lib/settings/settings';
import { settingsStore } from '@/lib/settings/use-settings';
import { addTexts } from './own-texts';
import { Stage } from './Stage';

interface Options {
  readonly language?: Language;
  readonly scheme?: ColourMode;
  /** Message namespaces beside those every page has. */
  readonly namespaces?: readonly Namespace[];
  /** Texts that only this test knows. */
  readonly messages?: Messages;
  readonly viewer?: Partial<Viewer>;
}

const nobody: Viewer = { storeId: 0, account: 'tester', name: 'tester', avatar: '', permissions: [], auths: [], paths: [] };

/** Draws a part as a page of the console would, and waits until it stands. */
export async function draw(part: ReactNode, options: Options = {}): Promise<RenderResult> {
  const { language = 'zh-CN', scheme = 'light', namespaces = [], messages, viewer } = options;
  settingsStore().replace({ ...defaultSettings, colourMode: scheme });
  if (messages) addTexts(language, messages);
  const loaded = await messagesOf(language, [...baseNamespaces, 'common', 'form', 'list', 'page', ...namespaces]);
  return render(createElement(Stage, { language, scheme, messages: loaded, viewer: { ...nobody, ...viewer }, part }));
}
