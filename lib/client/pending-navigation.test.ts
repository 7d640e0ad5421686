import { afterEach, expect, test } from 'vitest';
import { afterNavigation, isNavigating, navigationBegan, navigationEnded } from './pending-navigation';

afterEach(navigationEnded);

test('what is written unasked waits for the navigation under way, once, and in order', () => {
  const written: string[] = [];
  const write = (address: string) => () => void written.push(address);
  afterNavigation(write('at once'));
  navigationBegan();
  afterNavigation(write('first'));
  afterNavigation(write('second'));
  expect(isNavigating()).toBe(true);
  expect(written).toEqual(['at once']);
  navigationEnded();
  navigationEnded();
  expect(isNavigating()).toBe(false);
  expect(written).toEqual(['at once', 'first', 'second']);
});
