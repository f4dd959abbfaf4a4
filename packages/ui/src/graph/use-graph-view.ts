import { select, type Selection, zoom, type ZoomBehavior, zoomIdentity, zoomTransform } from 'd3';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { type Box, fitView, type View, zoomLimits } from './view-box.js';

/** Element d3 listens on: the drawing, or what lies over the canvas. */
type Ground = SVGSVGElement | HTMLElement;
type Zooming = ZoomBehavior<Ground, unknown>;
/** Told about every change of the view, also in mid-movement. */
export type ViewListener = (view: View) => void;

const step = 1.5;
/** Room in px kept between a node that gets focus and the edge. */
const margin = 28;

/** Room in px for the names at the edge of a picture that is always shown whole. */
const crowdPad = 20;

const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200);

/** Who may move the view: two fingers, a mouse, a wheel with Ctrl (a pinch) or over a focused graph. */
const allowed = (ground: Ground, event: MouseEvent | TouchEvent | WheelEvent) => {
  if (event.type === 'wheel') {
    return event.ctrlKey || event.metaKey || ground.contains(document.activeElement);
  }
  if ('touches' in event) return event.touches.length > 1;
  return event.button === 0 && !event.ctrlKey;
};

const plain = ({ k, x, y }: View): View => ({ k, x, y });

interface Options {
  /** Area to be seen, in px of the picture. */
  box: Box;
  width: number;
  height: number;
  /** Smallest scale; `fit` goes as far as the whole box needs. @default zoomLimits[0] */
  least?: 'fit';
}

/**
 * Zooming and moving the picture. The drawing is moved without rendering it again: whoever shows
 * the view watches it, and what React is told is where a movement ended.
 */
export function useGraphView(
  groundRef: RefObject<Ground | null>,
  { box, width, height, least }: Options,
) {
  const home = useMemo(
    () =>
      least === 'fit' ? fitView(box, width, height, 0.001, crowdPad) : fitView(box, width, height),
    [box, width, height, least],
  );
  const limits = useMemo(() => [Math.min(zoomLimits[0], home.k), zoomLimits[1]] as const, [home.k]);
  const [view, setView] = useState<View>(home);
  const [moving, setMoving] = useState(false);
  const behaviour = useRef<Zooming | null>(null);
  const listeners = useRef(new Set<ViewListener>());
  // Whoever moved the view keeps it when nodes change; in another size it starts anew.
  const touched = useRef(false);
  const size = useRef('');
  const target = useRef(home.k);

  useLayoutEffect(() => {
    const ground = groundRef.current;
    if (!ground) return undefined;
    const zooming = zoom<Ground, unknown>()
      .filter((event: MouseEvent | TouchEvent | WheelEvent) => allowed(ground, event))
      .on('zoom', ({ transform, sourceEvent }) => {
        for (const listener of listeners.current) listener(plain(transform));
        if (!sourceEvent) return;
        touched.current = true;
        target.current = transform.k;
        setMoving(true);
      })
      .on('end', ({ transform }) => {
        setView(plain(transform));
        setMoving(false);
      });
    const selection: Selection<Ground, unknown, null, undefined> = select(ground);
    selection.call(zooming).on('dblclick.zoom', null);
    // At its limits d3 lets the event go, and the browser would zoom the whole page.
    const keep = (event: Event) => allowed(ground, event as WheelEvent) && event.preventDefault();
    ground.addEventListener('wheel', keep, { passive: false });
    behaviour.current = zooming;
    return () => {
      selection.interrupt().on('.zoom', null);
      ground.removeEventListener('wheel', keep);
    };
  }, [groundRef]);

  useLayoutEffect(() => {
    const ground = groundRef.current;
    const zooming = behaviour.current;
    if (!ground || !zooming) return;
    zooming.scaleExtent([...limits]);
    zooming.extent([
      [0, 0],
      [width, height],
    ]);
    // The picture cannot be lost: half a room beside it is as far as it goes.
    const bounds =
      least === 'fit'
        ? ([box.x, box.y, box.x + box.width, box.y + box.height] as const)
        : ([
            Math.min(0, box.x),
            Math.min(0, box.y),
            Math.max(width, box.x + box.width),
            Math.max(height, box.y + box.height),
          ] as const);
    zooming.translateExtent([
      [bounds[0] - width / 2, bounds[1] - height / 2],
      [bounds[2] + width / 2, bounds[3] + height / 2],
    ]);
    const sizeNow = `${width} ${height}`;
    if (touched.current && size.current === sizeNow) return;
    size.current = sizeNow;
    touched.current = false;
    target.current = home.k;
    zooming.transform(select(ground), zoomIdentity.translate(home.x, home.y).scale(home.k));
  }, [groundRef, width, height, box, home, limits, least]);

  const run = useCallback(
    (
      action: (
        zooming: Zooming,
        // d3 takes a transition wherever it takes a selection.
        selection: Parameters<Zooming['scaleTo']>[0],
      ) => void,
      time = duration(),
    ) => {
      const ground = groundRef.current;
      if (!ground || !behaviour.current) return;
      const selection: Selection<Ground, unknown, null, undefined> = select(ground);
      action(behaviour.current, time === 0 ? selection : selection.transition().duration(time));
    },
    [groundRef],
  );

  const zoomBy = useCallback(
    (direction: 1 | -1) => {
      touched.current = true;
      target.current = Math.min(limits[1], Math.max(limits[0], target.current * step ** direction));
      run((zooming, selection) => zooming.scaleTo(selection, target.current));
    },
    [run, limits],
  );

  const fit = useCallback(() => {
    touched.current = false;
    target.current = home.k;
    run((zooming, selection) =>
      zooming.transform(selection, zoomIdentity.translate(home.x, home.y).scale(home.k)),
    );
  }, [run, home]);

  /** Brings a point of the picture into the middle, at once. */
  const center = useCallback(
    (x: number, y: number) => {
      touched.current = true;
      run((zooming, selection) => zooming.translateTo(selection, x, y), 0);
    },
    [run],
  );

  /** Brings a point of the picture into the room when it is outside. */
  const reveal = useCallback(
    (x: number, y: number) => {
      const ground = groundRef.current;
      if (!ground) return;
      const [atX, atY] = zoomTransform(ground).apply([x, y]);
      const seen =
        atX >= margin && atY >= margin && atX <= width - margin && atY <= height - margin;
      if (seen) return;
      touched.current = true;
      run((zooming, selection) => zooming.translateTo(selection, x, y));
    },
    [groundRef, run, width, height],
  );

  /** The view at this moment. */
  const now = useCallback(
    (): View => (groundRef.current ? plain(zoomTransform(groundRef.current)) : home),
    [groundRef, home],
  );

  /** Calls the listener now and with every change. @returns ends that */
  const watch = useCallback(
    (listener: ViewListener) => {
      const known = listeners.current;
      known.add(listener);
      listener(now());
      return () => {
        known.delete(listener);
      };
    },
    [now],
  );

  return { view, home, limits, moving, now, watch, zoomBy, fit, center, reveal };
}

export type GraphView = ReturnType<typeof useGraphView>;
