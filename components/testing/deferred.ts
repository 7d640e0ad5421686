/** A promise that a test settles itself: what is held back until something else has been looked at. `Promise.withResolvers` of later Nodes. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>;
  resolve(value: Value): void;
}

/** Makes one. */
export function deferred<Value = void>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
