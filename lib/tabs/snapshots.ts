/** What hidden screens leave behind in case they are evicted: scroll, selection, expanded rows; by tab instance, so nothing outlives its tab. */
export interface Snapshots {
  read(instance: number, name: string): unknown;
  write(instance: number, name: string, value: unknown): void;
  /** Forgets all but the instances that still stand: a closed and reopened, or a refreshed, tab is fresh. */
  keepOnly(instances: readonly number[]): void;
}

/** Snapshots of one window, in memory. */
export function createSnapshots(): Snapshots {
  const kept = new Map<number, Map<string, unknown>>();
  let newestKnown = 0;
  let standing: ReadonlySet<number> = new Set();
  return {
    read: (instance, name) => kept.get(instance)?.get(name),
    write: (instance, name, value) => {
      // A screen says its last word while it is torn down, which may be after its tab was closed.
      if (instance <= newestKnown && !standing.has(instance)) return;
      const values = kept.get(instance) ?? new Map<string, unknown>();
      kept.set(instance, values.set(name, value));
    },
    keepOnly: (instances) => {
      standing = new Set(instances);
      newestKnown = Math.max(newestKnown, ...instances);
      for (const instance of kept.keys()) if (!standing.has(instance)) kept.delete(instance);
    },
  };
}
