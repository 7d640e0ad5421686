/**
 * One value per process, made when first asked for. A production build of Next loads a module once per bundle, so module
 * state would exist several times; what must be one (agents, limiters, caches) hangs on `globalThis`.
 */
export function oncePerProcess<Value>(name: string, make: () => Value): Value {
  const key = Symbol.for(`shangtai.${name}`);
  const holder = globalThis as { [each: symbol]: unknown };
  if (holder[key] === undefined) holder[key] = make();
  return holder[key] as Value;
}
