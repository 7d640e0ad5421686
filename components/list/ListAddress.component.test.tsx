import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import { navigationBegan, navigationEnded } from '@/lib/client/pending-navigation';
import { AddressContext, useAddress } from '@/lib/list/use-address';

function LastPage() {
  const { go } = useAddress();
  return (
    <button type="button" onClick={() => go('?currPage=2', 'replace')}>
      last page
    </button>
  );
}

let before = '';
beforeEach(async () => {
  before = location.href;
  history.replaceState(null, '', '/list?currPage=9');
  await draw(
    <AddressContext value={{ pathname: '/list', search: '?currPage=9' }}>
      <LastPage />
    </AddressContext>,
  );
  navigationBegan();
  await page.getByRole('button', { name: 'last page' }).click();
});
afterEach(() => {
  navigationEnded();
  history.replaceState(null, '', before);
});

test('what a list replaces by itself waits for the page that was asked for', () => {
  expect(location.search).toBe('?currPage=9');
  navigationEnded();
  expect(location.search).toBe('?currPage=2');
});

test('what a person asks of the list meanwhile is not replaced by it', () => {
  history.pushState(null, '', '/list?keyword=tea');
  navigationEnded();
  expect(location.search).toBe('?keyword=tea');
});
