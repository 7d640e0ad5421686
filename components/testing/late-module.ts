/** A module whose code is on its way until the test lets it come; `until` is the factory of its mock. */
export function lateModule() {
  let come: () => void = () => undefined;
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });
  const until = async (original: () => Promise<object>) => {
    await here;
    return original();
  };
  return { come, until };
}
