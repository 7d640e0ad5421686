import '@/components/shell/no-eval';
import './no-profiling';
import './no-owner-stacks';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { toasts } from '@/components/feedback/toast-store';
import { endNavigation } from '@/components/theme/navigation-progress';
import { forgetCalls } from './answered-calls';

// Every complaint of React, of the messages and of our own code fails the test it was made in.
const { error } = console;
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  console.error = (first: unknown, ...rest: unknown[]) => {
    complaints.push(String(first));
    error(first, ...rest);
  };
});

afterEach(async () => {
  vi.useRealTimers();
  // The router stays where it is, so what a test went to never arrives.
  endNavigation();
  // The part goes before its answers do: what it still asks for would be told as a failure, over the buttons of the next test.
  await cleanup();
  forgetCalls();
  for (const { id } of toasts.get().shown) toasts.dismiss(id);
  localStorage.clear();
  // What one test spies on or stubs is whole again for the next file of the page.
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  console.error = error;
  expect(complaints).toEqual([]);
});
