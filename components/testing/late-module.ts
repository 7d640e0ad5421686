import { deferred } from './deferred';

/** A module whose code is on its way until the test lets it come; `until` is the factory of its mock. */
export function lateModule() {
  const { promise, resolve: come } = deferred();
  const until = async (original: () => Promise<object>) => {
    await promise;
    return original();
  };
  return { come, until };
}
