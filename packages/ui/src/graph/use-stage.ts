import { type RefObject, useLayoutEffect, useState } from 'react';

import type { Measure } from './truncate.js';

export interface Stage {
  width: number;
  height: number;
  /** Width of a name (500) and of a note (400) in the stage's font. */
  measureName: Measure;
  measureNote: Measure;
  /** The same fonts as a canvas takes them. */
  nameFont: string;
  noteFont: string;
  /** The reader's text size as a share of 12 px. */
  em: number;
}

let context: CanvasRenderingContext2D | null = null;

function measureIn(font: string): Measure {
  const known = new Map<string, number>();
  return (text) => {
    let width = known.get(text);
    if (width === undefined) {
      context ??= document.createElement('canvas').getContext('2d');
      if (context) context.font = font;
      width = context?.measureText(text).width ?? text.length * 7;
      known.set(text, width);
    }
    return width;
  };
}

function look(element: HTMLElement): Stage {
  const { fontFamily, fontSize } = getComputedStyle(element);
  const [nameFont, noteFont] = [`500 ${fontSize} ${fontFamily}`, `400 ${fontSize} ${fontFamily}`];
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    measureName: measureIn(nameFont),
    measureNote: measureIn(noteFont),
    nameFont,
    noteFont,
    em: Number.parseFloat(fontSize) / 12,
  };
}

/**
 * Size and font of the element, before the first paint and whenever either changes; `null` while it
 * has no width.
 */
export function useStage(element: RefObject<HTMLElement | null>): Stage | null {
  const [stage, setStage] = useState<Stage | null>(null);
  useLayoutEffect(() => {
    const stageElement = element.current;
    if (!stageElement) return undefined;
    const update = () =>
      setStage((last) => {
        const next = look(stageElement);
        return last?.width === next.width && last.height === next.height ? last : next;
      });
    const fontsLoaded = () => setStage(look(stageElement));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(stageElement);
    document.fonts.addEventListener('loadingdone', fontsLoaded);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', fontsLoaded);
    };
  }, [element]);
  return stage && stage.width > 0 ? stage : null;
}
