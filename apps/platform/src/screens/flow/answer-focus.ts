import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Goes with the way to a run: its question was asked just now, in a field that is gone there. */
export const questionAsked = { asked: true } as const;

const wasAsked = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'asked' in state;

/**
 * A `ref` for the heading of an answer. It gets the focus when its question was asked just now, so
 * that it is read out and the next key goes on from there; never when somebody is elsewhere already,
 * and not again when the page is reloaded.
 */
export function useAnswerFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = useLocation();
  const isJustAsked = useNavigationType() === NavigationType.Push && wasAsked(state);
  useLayoutEffect(() => {
    if (isJustAsked && document.activeElement?.matches('body, main')) heading.current?.focus();
  }, [isJustAsked]);
  return heading;
}
