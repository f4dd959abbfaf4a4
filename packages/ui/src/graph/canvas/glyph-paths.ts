import { glyphId } from '../glyphs.js';
import { graphNodeTypes } from '../types.js';

/** A stroke of a glyph on its 24 × 24 ground. */
export interface GlyphStroke {
  /** An SVG path. */
  path: string;
  dash: number[];
}

/** The strokes of each role's glyph, in the order of `graphNodeTypes`. */
export type GlyphStrokes = readonly (readonly GlyphStroke[])[];

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);

const circlePath = (circle: Element) => {
  const r = numberOf(circle, 'r');
  const start = `M${numberOf(circle, 'cx') + r} ${numberOf(circle, 'cy')}`;
  return `${start}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0`;
};

/**
 * Reads the strokes from the drawn icons, so that a canvas shows the same ones.
 * @param prefix as given to `Glyphs`
 */
export function glyphStrokes(drawing: SVGSVGElement, prefix: string): GlyphStrokes {
  return graphNodeTypes.map((type) => {
    const glyph = drawing.querySelector(`#${CSS.escape(glyphId(prefix, type))}`);
    return [...(glyph?.querySelectorAll('path, circle') ?? [])].map((shape) => ({
      path: shape.getAttribute('d') ?? circlePath(shape),
      dash: (shape.getAttribute('stroke-dasharray') ?? '')
        .split(/[ ,]+/)
        .filter(Boolean)
        .map(Number),
    }));
  });
}
