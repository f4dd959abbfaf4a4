import { setElementVars } from '@vanilla-extract/dynamic';
import { select, zoom, type ZoomBehavior, zoomIdentity, zoomTransform } from 'd3';
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { unit } from './label-mark.css.js';
import { type Box, fitView, type View, zoomLimits } from './view-box.js';

const step = 1.5;
/** Room in px kept between a node that gets focus and the edge. */
const margin = 28;

const duration = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200);

/** Who may move the view: two fingers, a mouse, a wheel with Ctrl (a pinch) or over a focused graph. */
const allowed = (svg: SVGSVGElement, event: MouseEvent | TouchEvent | WheelEvent) => {
  if (event.type === 'wheel') {
    return event.ctrlKey || event.metaKey || svg.contains(document.activeElement);
  }
  if ('touches' in event) return event.touches.length > 1;
  return event.button === 0 && !event.ctrlKey;
};

/**
 * Zooming and moving the picture. The drawing is moved without rendering it again; what React is
 * told is where a movement ended.
 */
export function useGraphView(
  svgRef: RefObject<SVGSVGElement | null>,
  pictureRef: RefObject<SVGGElement | null>,
  box: Box,
  width: number,
  height: number,
) {
  const home = useMemo(() => fitView(box, width, height), [box, width, height]);
  const [view, setView] = useState<View>(home);
  const [moving, setMoving] = useState(false);
  const behaviour = useRef<ZoomBehavior<SVGSVGElement, unknown> | null>(null);
  // Whoever moved the view keeps it when nodes change; in another size it starts anew.
  const touched = useRef(false);
  const size = useRef('');
  const target = useRef(home.k);

  useLayoutEffect(() => {
    const svg = svgRef.current;
    const picture = pictureRef.current;
    if (!svg || !picture) return undefined;
    const zooming = zoom<SVGSVGElement, unknown>()
      .scaleExtent([...zoomLimits])
      .filter((event: MouseEvent | TouchEvent | WheelEvent) => allowed(svg, event))
      .on('zoom', ({ transform, sourceEvent }) => {
        picture.setAttribute('transform', transform.toString());
        setElementVars(picture as unknown as HTMLElement, { [unit]: String(1 / transform.k) });
        if (!sourceEvent) return;
        touched.current = true;
        target.current = transform.k;
        setMoving(true);
      })
      .on('end', ({ transform: { k, x, y } }) => {
        setView({ k, x, y });
        setMoving(false);
      });
    const selection = select(svg).call(zooming).on('dblclick.zoom', null);
    // At its limits d3 lets the event go, and the browser would zoom the whole page.
    const keep = (event: WheelEvent) => allowed(svg, event) && event.preventDefault();
    svg.addEventListener('wheel', keep, { passive: false });
    behaviour.current = zooming;
    return () => {
      selection.interrupt().on('.zoom', null);
      svg.removeEventListener('wheel', keep);
    };
  }, [svgRef, pictureRef]);

  useLayoutEffect(() => {
    const svg = svgRef.current;
    const zooming = behaviour.current;
    if (!svg || !zooming) return;
    zooming.extent([
      [0, 0],
      [width, height],
    ]);
    // The picture cannot be lost: half a room beside it is as far as it goes.
    zooming.translateExtent([
      [Math.min(0, box.x) - width / 2, Math.min(0, box.y) - height / 2],
      [
        Math.max(width, box.x + box.width) + width / 2,
        Math.max(height, box.y + box.height) + height / 2,
      ],
    ]);
    const sizeNow = `${width} ${height}`;
    if (touched.current && size.current === sizeNow) return;
    size.current = sizeNow;
    touched.current = false;
    target.current = home.k;
    zooming.transform(select(svg), zoomIdentity.translate(home.x, home.y).scale(home.k));
  }, [svgRef, width, height, box, home]);

  const run = useCallback(
    (
      action: (
        zooming: ZoomBehavior<SVGSVGElement, unknown>,
        // d3 takes a transition wherever it takes a selection.
        selection: Parameters<ZoomBehavior<SVGSVGElement, unknown>['scaleTo']>[0],
      ) => void,
    ) => {
      const svg = svgRef.current;
      if (!svg || !behaviour.current) return;
      const selection = select(svg);
      const time = duration();
      action(behaviour.current, time === 0 ? selection : selection.transition().duration(time));
    },
    [svgRef],
  );

  const zoomBy = useCallback(
    (direction: 1 | -1) => {
      touched.current = true;
      target.current = Math.min(
        zoomLimits[1],
        Math.max(zoomLimits[0], target.current * step ** direction),
      );
      run((zooming, selection) => zooming.scaleTo(selection, target.current));
    },
    [run],
  );

  const fit = () => {
    touched.current = false;
    target.current = home.k;
    run((zooming, selection) =>
      zooming.transform(selection, zoomIdentity.translate(home.x, home.y).scale(home.k)),
    );
  };

  /** Brings a point of the picture into the room when it is outside. */
  const reveal = useCallback(
    (x: number, y: number) => {
      const svg = svgRef.current;
      if (!svg) return;
      const [atX, atY] = zoomTransform(svg).apply([x, y]);
      const seen =
        atX >= margin && atY >= margin && atX <= width - margin && atY <= height - margin;
      if (seen) return;
      touched.current = true;
      run((zooming, selection) => zooming.translateTo(selection, x, y));
    },
    [svgRef, run, width, height],
  );

  return { view, home, moving, zoomBy, fit, reveal };
}
