import { useEffect, useRef } from 'react';

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether a key press is Ctrl K, or ⌘ K where that is the key of commands. */
export const isCommandKey = (
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  apple: boolean,
): boolean => {
  if (event.altKey || event.shiftKey) return false;
  if (apple ? !event.metaKey || event.ctrlKey : !event.ctrlKey || event.metaKey) return false;
  // Where the layout has no Latin letters, the place of the key counts.
  return /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === 'k' : event.code === 'KeyK';
};

/** Calls `onPress` on Ctrl K or ⌘ K anywhere on the page, `onNear` when its first key goes down. */
export const useHotkey = (enabled: boolean, onPress: () => void, onNear: () => void): void => {
  const handlers = useRef({ onPress, onNear });
  useEffect(() => {
    handlers.current = { onPress, onNear };
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const apple = isApple();
    const listen = (event: KeyboardEvent) => {
      if (event.key === (apple ? 'Meta' : 'Control')) handlers.current.onNear();
      if (event.repeat || event.isComposing || !isCommandKey(event, apple)) return;
      event.preventDefault();
      handlers.current.onPress();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
};
