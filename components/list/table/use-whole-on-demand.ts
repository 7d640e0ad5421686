import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Ctrl or Cmd with these searches, prints or marks the page; F3 searches on. */
const WHOLE_PAGE = ['f', 'g', 'p', 'a'];
/** More rows than any page has: drawing so many would keep the browser busy for a second. */
const TOO_MANY = 200;

/**
 * Whether all rows have to be drawn: the browser's own search, its print and its "select all" know nothing but what stands in the page. It holds
 * until other rows come. Leaving the window counts as well: its menu has the same entries, and opens without a key.
 */
export function useWholeOnDemand(rows: readonly unknown[]): boolean {
  const [drawn, setDrawn] = useState<readonly unknown[]>();
  useEffect(() => {
    if (rows.length > TOO_MANY) return;
    const drawAll = () => flushSync(() => setDrawn(rows));
    const onKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'F3' || ((ctrlKey || metaKey) && WHOLE_PAGE.includes(key.toLowerCase()))) drawAll();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('beforeprint', drawAll);
    window.addEventListener('blur', drawAll);
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('beforeprint', drawAll);
      window.removeEventListener('blur', drawAll);
    };
  }, [rows]);
  return drawn === rows;
}
