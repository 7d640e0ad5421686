'use client';
import { type ReactNode, useMemo, useState } from 'react';
import { AddressContext } from '@/lib/list/use-address';

/** Gives a list inside a dialog a search string of its own: what it asks for is not the page's address. */
export function OwnAddress({ children }: { children: ReactNode }) {
  const [search, setSearch] = useState('');
  const address = useMemo(() => ({ pathname: '/', search, go: setSearch }), [search]);
  return <AddressContext value={address}>{children}</AddressContext>;
}
