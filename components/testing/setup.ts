import '@/components/shell/no-eval';
import './no-profiling';
import './no-owner-stacks';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { toasts } from '@/components/feedback/toast-store';
import { forgetCalls } from './answered-calls';

// Every complaint of React, of the messages and of our own code fails the test it was made in.
const complaint = vi.spyOn(console, 'error');

// In braces: what this gives back is called once the test is over, and the spy would complain of nothing.
beforeEach(() => {
  complaint.mockClear();
});

afterEach(async () => {
  // The part goes before its answers do: what it still asks for would be told as a failure, over the buttons of the next test.
  await cleanup();
  forgetCalls();
  for (const { id } of toasts.get().shown) toasts.dismiss(id);
  localStorage.clear();
  expect(complaint.mock.calls.map(([first]) => String(first))).toEqual([]);
});
