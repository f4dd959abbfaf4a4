'use client';

import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';

import { useUi } from '../../provider/ui-context.js';
import type { Plot } from './types.js';

/** Width of a chart before there is a page to measure: in server rendering. */
const unmeasured = 640;
/** Under this width a chart is drawn for a phone. */
const narrowBelow = 600;
/** A letter's width at 12 px, as long as no font can be asked. */
const letter = 6.6;

let context: CanvasRenderingContext2D | null = null;

function measureIn(font: string, em: number): (text: string) => number {
  if (font === '') return (text) => text.length * letter * em;
  const known = new Map<string, number>();
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      context ??= document.createElement('canvas').getContext('2d');
      if (context) context.font = font;
      // Figures are drawn tabular, all as wide as a zero.
      const tabular = text.replaceAll(/\d/g, '0');
      width = context?.measureText(tabular).width ?? text.length * letter * em;
      known.set(text, width);
    }
    return width;
  };
}

function look(element: HTMLElement) {
  const { fontFamily, fontSize } = getComputedStyle(element);
  const size = Number.parseFloat(fontSize) || 12;
  return { width: element.clientWidth, em: size / 12, font: `${fontSize} ${fontFamily}` };
}

// Before the first paint where there is one; on a server there is nothing to do.
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * The room for a chart, measured before the first paint and whenever width or font change.
 *
 * @param heightOf px, or what a chart of this width needs
 * @param firstWidth px before anything is measured
 */
export function usePlot(
  element: RefObject<HTMLElement | null>,
  heightOf: number | ((plot: Omit<Plot, 'height'>) => number),
  ids: { titleId: string; summaryId: string },
  firstWidth = unmeasured,
): Plot {
  const { dir } = useUi();
  const [room, setRoom] = useState({ width: firstWidth, em: 1, font: '' });
  const [fonts, setFonts] = useState(0);
  useBrowserLayoutEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const update = () =>
      setRoom((last) => {
        const next = look(place);
        // Hidden places have no width, and nobody sees what is drawn there.
        if (next.width === 0) return last;
        return next.width === last.width && next.font === last.font ? last : next;
      });
    const fontsLoaded = () => setFonts((count) => count + 1);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(place);
    document.fonts.addEventListener('loadingdone', fontsLoaded);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', fontsLoaded);
    };
  }, [element]);
  const { titleId, summaryId } = ids;
  return useMemo(() => {
    const { width, em, font } = room;
    const rtl = dir === 'rtl';
    const plot = {
      width,
      em,
      rtl,
      narrow: width < narrowBelow,
      // A font that arrived measures differently under the same name.
      measure: fonts >= 0 ? measureIn(font, em) : () => 0,
      fromStart: (distance: number) => (rtl ? width - distance : distance),
      titleId,
      summaryId,
    };
    const height = typeof heightOf === 'function' ? heightOf(plot) : heightOf;
    return { ...plot, height: Math.max(1, Math.round(height)) };
  }, [room, fonts, dir, heightOf, titleId, summaryId]);
}
