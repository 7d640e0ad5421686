/** A value that can be watched: what long work tells the dialog that shows it. */
export interface Observable<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

/** An observable value and the one way to change it. */
export function createObservable<Value>(initial: Value): Observable<Value> & { set(value: Value): void } {
  let present = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => present,
    set: (value) => {
      present = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
