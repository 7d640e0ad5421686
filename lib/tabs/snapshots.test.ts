import { describe, expect, it } from 'vitest';
import { createSnapshots } from './snapshots';

describe('snapshots of evicted screens', () => {
  it('come back under the name they were left with', () => {
    const snapshots = createSnapshots();
    snapshots.keepOnly([1, 2]);
    snapshots.write(2, 'scroll', 480);
    expect(snapshots.read(2, 'scroll')).toBe(480);
    expect(snapshots.read(1, 'scroll')).toBeUndefined();
  });

  it('die with their tab, even when the screen speaks after it was closed', () => {
    const snapshots = createSnapshots();
    snapshots.keepOnly([1, 2]);
    snapshots.write(2, 'scroll', 480);
    snapshots.keepOnly([1]);
    snapshots.write(2, 'scroll', 500);
    expect(snapshots.read(2, 'scroll')).toBeUndefined();
  });

  it('are taken from a tab so new that it was not counted yet', () => {
    const snapshots = createSnapshots();
    snapshots.keepOnly([1]);
    snapshots.write(5, 'scroll', 7);
    expect(snapshots.read(5, 'scroll')).toBe(7);
  });
});
