'use client';
import { createContext } from 'react';
import type { ColumnHead } from './column';

/** The columns of the list around that it can be sorted by; the filters of a phone, which shows no heads, offer them. */
export const SortHeadsContext = createContext<readonly ColumnHead[]>([]);
