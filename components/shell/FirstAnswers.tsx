'use client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { listKey, readKey } from '@/lib/client/resource-queries';

interface FirstAnswersProps {
  /** What the server read for the page being opened. */
  readonly answers: readonly {
    readonly of: 'list' | 'read';
    readonly name: string;
    readonly query: object | undefined;
    readonly data: unknown;
  }[];
  readonly children: ReactNode;
}

/** Hands the answers that came with the page to the screen below, before it asks for them. */
export function FirstAnswers({ answers, children }: FirstAnswersProps) {
  const queries = useQueryClient();
  useState(() => {
    for (const { of, name, query, data } of answers)
      queries.setQueryData(of === 'list' ? listKey(name, query ?? {}) : readKey(name, query), data);
  });
  return children;
}
