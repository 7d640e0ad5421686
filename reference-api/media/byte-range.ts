import type { ByteRange } from './storage';

/**
 * The part of a file a Range header asks for. 'whole' when it asks for none, for several (allowed by RFC 9110 14.2) or in a form nobody
 * knows; 'unsatisfiable' when the part lies behind the end.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!found || (found[1] === '' && found[2] === '')) return 'whole';
  const [from, to] = [found[1] ?? '', found[2] ?? ''];
  if (from === '') {
    const length = Number(to);
    return length === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(0, size - length), last: size - 1 };
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'unsatisfiable' : { first, last };
}
