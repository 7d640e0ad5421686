import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answerCalls } from '@/components/testing/answered-calls';
import { draw } from '@/components/testing/draw';
import { pauseReads } from '@/lib/client/query-client';
import { info } from '@/lib/contract/user';
import { RightsBanner } from './RightsBanner';

test('who comes back to the window is asked for, but not while reads are held back, as a sign-out does until the page has gone', async () => {
  const asked = answerCalls(info, () => ({ permission: ['admin_P2'] }));
  await draw(<RightsBanner />);
  const resume = await pauseReads(new QueryClient());
  window.dispatchEvent(new Event('focus'));
  // A question begins with code that is fetched: it has come by then.
  await import('@/lib/client/present-rights');
  await new Promise((later) => setTimeout(later, 50));
  expect(asked).toEqual([]);
  resume();
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => asked.length).toBe(1);
});
