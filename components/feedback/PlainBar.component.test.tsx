import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { BlockSkeleton } from './Skeletons';

const pulse = (within: string) => {
  const bars = page.getByTestId(within).getByRole('status').element();
  return getComputedStyle(bars).animationName;
};

test('bars pulse while something is on its way, and stand still where nothing is asked for before somebody comes near', async () => {
  await draw(
    <>
      <div data-testid="asked">
        <BlockSkeleton height={40} />
      </div>
      <div data-testid="later" data-later>
        <BlockSkeleton height={40} />
      </div>
    </>,
  );
  expect(pulse('asked')).toBe('bars-pulse');
  expect(pulse('later')).toBe('none');
});
