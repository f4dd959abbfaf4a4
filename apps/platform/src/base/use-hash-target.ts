import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Goes where the address points: the browser cannot do it for content that comes later, nor open a
 * closed answer.
 */
export function useHashTarget(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    // After the shell has put a new page to its top.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1));
      if (target instanceof HTMLDetailsElement) target.open = true;
      target?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
