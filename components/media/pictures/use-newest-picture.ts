'use client';
import { useRef } from 'react';

/**
 * Puts pictures into a field that holds one: the answer is called when the person decides for a picture, and gives what stores it when
 * it has come. Pictures may come in another order: one decided for before the one that is stored is left out.
 */
export function useNewestPicture(store: (url: string) => void): () => (url: string) => void {
  const turns = useRef({ begun: 0, stored: 0 });
  return () => {
    turns.current.begun += 1;
    const turn = turns.current.begun;
    return (url: string) => {
      if (turn < turns.current.stored) return;
      turns.current.stored = turn;
      store(url);
    };
  };
}
