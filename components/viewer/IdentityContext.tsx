'use client';
import { createContext, type ReactNode, use } from 'react';
import { accountName } from '@/lib/windows/account-state';

/** What the shell shows of the person; permissions and features are in the theme's viewer context. */
export interface Identity {
  readonly name: string;
  readonly avatar: string;
  readonly introduction: string;
  readonly storeName: string;
  readonly mustChangePassword: boolean;
  readonly storeId: number;
  /** Names the account within its store. */
  readonly account: string;
}
const IdentityContext = createContext<Identity | null>(null);

/** Hands the person's details to the shell. */
export const IdentityProvider = ({ identity, children }: { identity: Identity; children: ReactNode }) => (
  <IdentityContext value={identity}>{children}</IdentityContext>
);

/** The person the shell is drawn for. */
export function useIdentity(): Identity {
  const identity = use(IdentityContext);
  if (!identity) throw new Error('useIdentity needs an IdentityProvider above it');
  return identity;
}

/** One name for the account and its store, for whatever is kept in the browser. */
export function useOwner(): string {
  const { storeId, account } = useIdentity();
  return accountName(storeId, account);
}
