/** Whether something that was parsed is an object; nothing is known yet of what the keys one asks for hold. */
export const isJsonObject = <Key extends string>(value: unknown): value is { readonly [Name in Key]?: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
