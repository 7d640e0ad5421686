'use client';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { listKey, readKey } from '@/lib/client/resource-queries';

interface FirstAnswersProps {
  /** What the server read for the page being opened. */
  readonly answers: readonly ({ readonly name: string; readonly data: unknown } & (
    | { readonly of: 'list'; readonly query: object }
    | { readonly of: 'read'; readonly query: object | undefined }
  ))[];
  readonly children: ReactNode;
}

/** Hands the answers that came with the page to the screen below, before it asks for them. */
export function FirstAnswers({ answers, children }: FirstAnswersProps) {
  const queries = useQueryClient();
  useState(() => {
    for (const answer of answers)
      queries.setQueryData(answer.of === 'list' ? listKey(answer.name, answer.query) : readKey(answer.name, answer.query), answer.data);
  });
  return children;
}
