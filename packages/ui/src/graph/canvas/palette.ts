import { media } from '../../tokens/media.js';
import { graphNodeTypes } from '../types.js';
import { agents, themed } from './palette.css.js';

/** The theme's colours as they are now, resolved, and what differs in forced colours. */
export interface Palette {
  ground: string;
  /** In the order of `graphNodeTypes`. */
  tones: readonly string[];
  link: string;
  orbit: string;
  accent: string;
  selection: string;
  selectionEdge: string;
  focus: string;
  success: string;
  onSuccess: string;
  danger: string;
  name: string;
  note: string;
  /** Opacity of a link, of its head and of one that steps back. */
  linkOpacity: number;
  headOpacity: number;
  backOpacity: number;
}

const forced: Record<keyof typeof themed, string> = {
  ground: 'Canvas',
  link: 'CanvasText',
  orbit: 'GrayText',
  accent: 'Highlight',
  selection: 'Highlight',
  selectionEdge: 'Highlight',
  focus: 'Highlight',
  success: 'CanvasText',
  onSuccess: 'Canvas',
  danger: 'CanvasText',
  name: 'CanvasText',
  note: 'CanvasText',
};

/**
 * Reads the colours through an element of the graph, where every rule and every custom property of
 * a consumer has had its say.
 * @param probe an element that shows nothing
 */
export function readPalette(probe: HTMLElement): Palette {
  const computed = getComputedStyle(probe);
  const resolve = (color: string) => {
    probe.style.setProperty('color', color);
    return computed.color;
  };
  const inForced = matchMedia(media.forcedColors).matches;
  const colors = Object.fromEntries(
    Object.entries(inForced ? forced : themed).map(([name, color]) => [name, resolve(color)]),
  ) as Record<keyof typeof themed, string>;
  const palette = {
    ...colors,
    tones: graphNodeTypes.map((type) => resolve(inForced ? 'CanvasText' : agents[type])),
    linkOpacity: inForced ? 1 : 0.62,
    headOpacity: inForced ? 1 : 0.7,
    backOpacity: inForced ? 0.3 : 0.16,
  };
  probe.style.removeProperty('color');
  return palette;
}

const conditions = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', media.forcedColors];

/** Calls back when the theme may have changed: by attribute on any ancestor, or by the system. */
export function watchTheme(element: HTMLElement, changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  for (let at = element.parentElement; at; at = at.parentElement) {
    observer.observe(at, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-contrast', 'class', 'style', 'lang'],
    });
  }
  const queries = conditions.map((condition) => matchMedia(condition));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
