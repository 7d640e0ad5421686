import '@/components/shell/no-eval';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetCalls } from './answered-calls';

// Every complaint of React, of the messages and of our own code fails the test it was made in.
const complaint = vi.spyOn(console, 'error');

beforeEach(() => complaint.mockClear());

afterEach(() => {
  forgetCalls();
  localStorage.clear();
  expect(complaint.mock.calls.map(([first]) => String(first))).toEqual([]);
});
