'use client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { listKey } from '@/lib/client/resource-queries';

interface FirstRowsProps {
  /** The rows the server read for the page being opened. */
  readonly rows: { readonly name: string; readonly query: object; readonly page: unknown } | undefined;
  readonly children: ReactNode;
}

/** Hands the rows that came with the page to the list below, before it asks for them. */
export function FirstRows({ rows, children }: FirstRowsProps) {
  const queries = useQueryClient();
  useState(() => rows && queries.setQueryData(listKey(rows.name, rows.query), rows.page));
  return children;
}
