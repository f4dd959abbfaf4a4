import { type RefObject, useLayoutEffect, useState } from 'react';

import { type Palette, readPalette, watchTheme } from './canvas/palette.js';

/**
 * The theme's colours for a canvas, read anew when the theme changes.
 * @param probe an element in the graph that shows nothing
 */
export function usePalette(probe: RefObject<HTMLElement | null>): Palette | null {
  const [palette, setPalette] = useState<Palette | null>(null);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return undefined;
    const read = () =>
      setPalette((last) => {
        const next = readPalette(element);
        return JSON.stringify(last) === JSON.stringify(next) ? last : next;
      });
    read();
    return watchTheme(element, read);
  }, [probe]);
  return palette;
}
