'use client';
import { useEffect, useRef } from 'react';
import { useAddress } from '@/lib/list/use-address';

const ID = /^\d{1,9}$/;

/** Opens the record that the address of the list names (`?id=7`), once, and takes it out of the address again. */
export function useOpenFromAddress(show: (id: number) => void): void {
  const { search, go } = useAddress();
  const opened = useRef<string>(undefined);
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const id = asked.get('id');
    if (id === null) {
      opened.current = undefined;
      return;
    }
    if (!ID.test(id) || opened.current === id) return;
    opened.current = id;
    asked.delete('id');
    const rest = asked.toString();
    go(rest === '' ? '' : `?${rest}`, 'replace');
    show(Number(id));
  }, [search, go, show]);
}
