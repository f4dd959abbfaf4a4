import { useCallback, useEffect, useRef } from 'react';

/**
 * Holds back what a blur sets off while a pointer is down. A message that appears between press
 * and release moves the page, and the click then misses the button it was meant for.
 */
export function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      const held = waiting.current.splice(0);
      // The click follows the release; whatever moves the page comes after both.
      if (held.length > 0) setTimeout(() => held.forEach((run) => run()));
    };
    const options = { capture: true };
    window.addEventListener('pointerdown', down, options);
    window.addEventListener('pointerup', up, options);
    window.addEventListener('pointercancel', up, options);
    return () => {
      window.removeEventListener('pointerdown', down, options);
      window.removeEventListener('pointerup', up, options);
      window.removeEventListener('pointercancel', up, options);
    };
  }, []);

  return useCallback((run) => {
    if (pressed.current) waiting.current.push(run);
    else run();
  }, []);
}
