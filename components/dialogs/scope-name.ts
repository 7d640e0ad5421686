import { createContext } from 'react';

/** The tab a dialog is asked from; empty for the frame itself. */
export const ScopeName = createContext('');
