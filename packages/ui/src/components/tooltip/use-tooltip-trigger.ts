import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { isFocusedByKeyboard, watchInput } from './focus-cause.js';
import { isNextInTurn, takeTurn } from './tooltip-turns.js';

// Milliseconds a pointer rests before it opens.
const delay = 400;

interface TooltipTriggerOptions {
  /** Whether there is anything to show. */
  enabled: boolean;
  /** Whether the content can be drawn yet. */
  ready: boolean;
  /** Called as soon as somebody comes near. */
  prepare: () => void;
}

/**
 * When a tooltip is open, and its trigger's handlers: after a delay under a pointer that hovers, at
 * once on keyboard focus, not after a press. Once the content is there, it decides about leaving,
 * since the pointer may be on its way to it.
 */
export const useTooltipTrigger = ({ enabled, ready, prepare }: TooltipTriggerOptions) => {
  const [asked, setAsked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // Opened or refused since the pointer came: it must leave and come again.
  const isSpent = useRef(false);
  const open = asked && enabled && ready;

  const stopTimer = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);
  const hide = useCallback(() => {
    stopTimer();
    setAsked(false);
  }, [stopTimer]);
  // As the provider does, where there is one.
  useEffect(watchInput, []);
  useEffect(() => stopTimer, [stopTimer]);
  useEffect(() => (open ? takeTurn(hide) : undefined), [open, hide]);

  const handlers = useMemo(() => {
    const show = () => {
      stopTimer();
      isSpent.current = true;
      setAsked(true);
    };
    return {
      onPointerEnter: () => {
        isSpent.current = false;
      },
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (!enabled || pointerType === 'touch' || isSpent.current) return;
        prepare();
        if (isNextInTurn()) show();
        else timer.current ??= setTimeout(show, delay);
      },
      onPointerLeave: () => {
        stopTimer();
        if (!ready) setAsked(false);
      },
      onPointerDown: () => {
        hide();
        isSpent.current = true;
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (!enabled || !isFocusedByKeyboard(currentTarget)) return;
        prepare();
        show();
      },
      onBlur: hide,
      onClick: hide,
      onKeyDown: ({ key }: KeyboardEvent) => {
        // An open one hears Escape itself, before any dialog around it.
        if (key !== 'Escape') return;
        if (timer.current !== undefined) isSpent.current = true;
        hide();
      },
    };
  }, [enabled, ready, prepare, hide, stopTimer]);

  return { open, hide, handlers };
};
