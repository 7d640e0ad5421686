import { useCallback, useRef, useState } from 'react';

interface Coming {
  /** Says that something of an input is on its way; false from it means that it did not come, which its input has told. */
  awaits(coming: Promise<boolean>): void;
  /** Whether all of it has come; asked before saving, so that a picture still being stored is not left behind. */
  arrived(): Promise<boolean>;
  /** Saving waits for it. */
  readonly waiting: boolean;
}

/** What the inputs of a form still wait for. */
export function useComing(): Coming {
  const coming = useRef(new Set<Promise<boolean>>());
  const [waiting, setWaiting] = useState(false);
  const awaits = useCallback((one: Promise<boolean>) => {
    coming.current.add(one);
    const gone = () => coming.current.delete(one);
    one.then(gone, gone);
  }, []);
  const arrived = useCallback(async () => {
    if (coming.current.size === 0) return true;
    setWaiting(true);
    try {
      return (await Promise.all(coming.current)).every(Boolean);
    } finally {
      setWaiting(false);
    }
  }, []);
  return { awaits, arrived, waiting };
}
