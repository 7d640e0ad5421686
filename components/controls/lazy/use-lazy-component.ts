'use client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LazyComponent } from './lazy-component';

interface Fetched<Box> {
  /** The box to draw, from when somebody first wanted it and its code had come. */
  readonly Box: Box | undefined;
  readonly want: () => void;
  readonly prefetch: () => void;
}

/** A box that is drawn when it is wanted. One that cannot be fetched is told, and fetched anew with the next wish. */
export function useLazyComponent<Box>(box: LazyComponent<Box>): Fetched<Box> {
  const [drawn, setDrawn] = useState<Box>();
  const { mutate, isPending } = useMutation({
    // As a write, whose failures the query client tells; code is asked for whatever is known of the connection.
    mutationFn: box.load,
    networkMode: 'always',
    // Not with the call: code that the browser's cache holds may be here before the hook listens, and would go unheard.
    onSuccess: (fetched) => setDrawn(() => fetched),
  });
  const want = () => {
    const ready = box.loaded();
    if (ready !== undefined) setDrawn(() => ready);
    else if (!isPending) mutate();
  };
  // A failure here is met again, and told, when the box is wanted.
  const prefetch = () => void box.load().catch(() => undefined);
  return { Box: drawn, want, prefetch };
}
