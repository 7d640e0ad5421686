/**
 * Stands in for the package with which the component library tells components from plain objects when it merges themes
 * (next.config.mjs): of all it knows, that is the only question asked.
 */
export function isValidElementType(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

// Asked for the names of components in messages of the development build alone.
export const ForwardRef = Symbol.for('react.forward_ref');
export const Memo = Symbol.for('react.memo');
// Asked by the development build alone: lists of choices warn of a fragment among their children.
export const isFragment = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === Symbol.for('react.fragment');
