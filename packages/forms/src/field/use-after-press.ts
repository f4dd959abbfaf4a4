import { useCallback, useEffect, useRef } from 'react';

/**
 * Holds back what a blur sets off while a pointer is down. A message that appears between press
 * and release moves the page, and the click then misses the button it was meant for.
 */
export function useAfterPress() {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      // The click follows the release; whatever moves the page comes after both.
      if (waiting.current.length > 0)
        setTimeout(() => waiting.current.splice(0).forEach((run) => run()));
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

  /** Runs it now, or, while a pointer is down, once it is released. */
  const afterPress = useCallback((run: () => void) => {
    if (pressed.current) waiting.current.push(run);
    else run();
  }, []);
  /** Drops the calls held back, which concern nobody any more. */
  const forget = useCallback(() => {
    waiting.current = [];
  }, []);
  return { afterPress, forget };
}
