import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import { inspectTokens } from './inspect';
import * as styles from './inspector.css';
import { neighbour, Panel, type Step } from './panel';
import { placeBeside } from './place';

/** A pointer that only passes says nothing; the panel can be reached across what lies between. */
const restMs = 100;

interface Target {
  element: Element;
  by: 'pointer' | 'keyboard';
}

interface TokenInspectorProps {
  /** Which elements belong to a story. */
  covers: (element: Element) => boolean;
}

const ours = '[data-token-inspector]';

const attributes = [
  'data-theme',
  'data-contrast',
  'data-brand',
  'data-density',
  'dir',
  'lang',
  'style',
];

/** Counts up whenever what is seen may have moved or changed its dress. */
function useChanges(active: boolean): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (!active) return undefined;
    const change = () => setCount((before) => before + 1);
    const observer = new MutationObserver(change);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: attributes });
    addEventListener('scroll', change, { capture: true, passive: true });
    addEventListener('resize', change);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', change, { capture: true });
      removeEventListener('resize', change);
    };
  }, [active]);
  return count;
}

/** Where the keyboard already is when the inspector is switched on. */
const focusedNow = (covers: (element: Element) => boolean): Target | undefined => {
  const { activeElement } = document;
  return activeElement?.matches(':focus-visible') && covers(activeElement)
    ? { element: activeElement, by: 'keyboard' }
    : undefined;
};

/** The element the pointer rests on or the keyboard comes to, until Escape. */
function useTarget(covers: (element: Element) => boolean) {
  const [target, setTarget] = useState(() => focusedNow(covers));
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let under: EventTarget | null = null;
    // Moved: what comes to lie under a pointer that rests is not pointed at.
    const point = ({ target: element }: PointerEvent) => {
      if (element === under) return;
      under = element;
      clearTimeout(waiting);
      if (!(element instanceof Element) || element.closest(ours)) return;
      waiting = setTimeout(
        () => setTarget(covers(element) ? { element, by: 'pointer' } : undefined),
        restMs,
      );
    };
    const leave = () => {
      under = null;
      clearTimeout(waiting);
      if (!document.activeElement?.closest(ours)) setTarget(undefined);
    };
    const focus = ({ target: element }: FocusEvent) => {
      if (!(element instanceof Element) || element.closest(ours) || !covers(element)) return;
      if (element.matches(':focus-visible')) setTarget({ element, by: 'keyboard' });
    };
    document.addEventListener('pointermove', point);
    document.documentElement.addEventListener('pointerleave', leave);
    document.addEventListener('focusin', focus);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('pointermove', point);
      document.documentElement.removeEventListener('pointerleave', leave);
      document.removeEventListener('focusin', focus);
    };
  }, [covers]);
  return { target, setTarget };
}

const isOurs = (target: EventTarget | null) =>
  target instanceof Element && target.closest(ours) !== null;

/**
 * The story does not notice that the focus goes into the panel and back: a dialog would take it
 * back, a menu would close.
 */
function useQuietFocus() {
  useEffect(() => {
    const hide = (event: FocusEvent) => {
      if (isOurs(event.target) || isOurs(event.relatedTarget)) event.stopPropagation();
    };
    addEventListener('focusin', hide, { capture: true });
    addEventListener('focusout', hide, { capture: true });
    return () => {
      removeEventListener('focusin', hide, { capture: true });
      removeEventListener('focusout', hide, { capture: true });
    };
  }, []);
}

/** Outlines the element and says its tokens in a panel beside it, over the story and outside of it. */
export function TokenInspector({ covers }: TokenInspectorProps) {
  const { target, setTarget } = useTarget(covers);
  const panel = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  useQuietFocus();
  const changes = useChanges(target !== undefined);
  const element = target?.element.isConnected ? target.element : undefined;
  const inspection = useMemo(
    () => element && inspectTokens(element),
    // oxlint-disable-next-line react/exhaustive-deps -- looked up anew when the page has changed
    [element, changes],
  );
  const [place, setPlace] = useState({ x: 0, y: 0 });

  useLayoutEffect(() => {
    if (!element || !panel.current) return;
    const root = document.documentElement;
    setPlace(
      placeBeside(
        element.getBoundingClientRect(),
        { width: panel.current.offsetWidth, height: panel.current.offsetHeight },
        { width: root.clientWidth, height: innerHeight },
        getComputedStyle(element).direction === 'rtl',
      ),
    );
  }, [element, inspection]);

  useEffect(() => {
    if (!element) return undefined;
    const goBack = () => cameFrom.current?.focus();
    const press = (event: KeyboardEvent) => {
      const inside = panel.current?.contains(document.activeElement) ?? false;
      if (event.key === 'Escape') {
        // The panel lies on top, so it goes first: a dialog under it stays.
        event.stopPropagation();
        event.preventDefault();
        if (inside) goBack();
        setTarget(undefined);
      } else if (event.altKey && event.code === 'KeyI') {
        event.preventDefault();
        event.stopPropagation();
        if (inside) goBack();
        else {
          cameFrom.current = document.activeElement as HTMLElement | null;
          panel.current?.querySelector('button')?.focus();
        }
      }
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [element, setTarget]);

  if (!element || !inspection) return null;
  const box = element.getBoundingClientRect();
  const stepTo = (step: Step) => {
    const next = neighbour[step](element);
    return next && covers(next) ? next : undefined;
  };
  return createPortal(
    <>
      <div
        aria-hidden="true"
        data-token-inspector=""
        dir="ltr"
        className={styles.outline}
        style={assignInlineVars({
          [styles.place.x]: `${box.x}px`,
          [styles.place.y]: `${box.y}px`,
          [styles.place.width]: `${box.width}px`,
          [styles.place.height]: `${box.height}px`,
        })}
      />
      <div
        data-token-inspector=""
        style={assignInlineVars({
          [styles.place.x]: `${place.x}px`,
          [styles.place.y]: `${place.y}px`,
        })}
      >
        <Panel
          ref={panel}
          inspection={inspection}
          said={target?.by === 'keyboard'}
          canStep={(step) => stepTo(step) !== undefined}
          onStep={(step) => {
            const next = stepTo(step);
            if (next) setTarget({ element: next, by: 'keyboard' });
          }}
        />
      </div>
    </>,
    // Beside the body: what a dialog hides or disables there does not reach it.
    document.documentElement,
  );
}
