'use client';
import type { ReactNode } from 'react';
import { GuessedPhone } from './use-phone';

/** What the server takes the window for, by what the browser says of its device; filled once by the console's layout. */
export const PhoneGuess = ({ phone, children }: { phone: boolean; children: ReactNode }) => (
  <GuessedPhone value={phone}>{children}</GuessedPhone>
);
