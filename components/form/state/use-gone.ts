import { type RefCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { InputProps } from './resource-form';
import type { FieldState } from './use-field';

/**
 * Tells the form whether a field can be mended where it stands: not one whose input has gone, nor one that is disabled by what is chosen
 * beside it. In place of a fault counts then what is saved there, or what the field of an entry began with. `rule` is the one that what
 * stands in the field breaks without the form's value showing it. Gives the ref for the input.
 */
export function useGone<Values extends FieldValues>(
  { form, disabled = false }: InputProps<Values>,
  { name, ref, value }: FieldState,
  rule: string | null = null,
): RefCallback<HTMLElement> {
  const { setUnreadable, setGone, goneAs } = form.facts;
  const [began] = useState(() => {
    const before = goneAs(name);
    // An input that comes back to what it left, a fault perhaps, goes on from what it began with at first.
    return before && Object.is(before.left, value) ? before.began : value;
  });
  const latest = useRef(value);
  latest.current = value;
  const input = useRef<HTMLElement>(null);
  const named = useRef(name);
  named.current = name;
  useEffect(() => {
    const element = input.current;
    setUnreadable(name, disabled ? null : rule);
    setGone(name, disabled ? { began, left: latest.current } : null);
    return () => {
      // The field of a tab that is hidden has not gone: what is wrong there stays wrong.
      if (element?.isConnected && named.current === name) return;
      setUnreadable(name, null);
      setGone(name, { began, left: latest.current });
    };
  }, [setUnreadable, setGone, name, disabled, rule, began]);
  return (element) => {
    input.current = element;
    ref(element);
  };
}
