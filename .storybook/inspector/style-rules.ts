import { compareSpecificity, selectorsOf, type Specificity, specificityOf } from './specificity';
import type { Part, Subject } from './subject';

/** One style rule, wherever it is nested, with what decides whether it wins. */
export interface StyleRule {
  selectors: readonly { text: string; weight: Specificity }[];
  style: CSSStyleDeclaration;
  /** Place of its layer: a greater one is stronger, what is in no layer strongest. */
  layer: Layer;
  /** In the order of the page. */
  order: number;
  /** Whether its container queries hold for an element; media and support are settled before. */
  holdsFor: (element: Element) => boolean;
}

interface Layer {
  /** In the order in which they are first named. */
  inner: Map<string, Layer>;
  place: number;
}

const newLayer = (): Layer => ({ inner: new Map(), place: 0 });

function layerNamed(outer: Layer, name: string): Layer {
  let layer = outer;
  for (const part of name.split('.')) {
    const inner = layer.inner.get(part) ?? newLayer();
    layer.inner.set(part, inner);
    layer = inner;
  }
  return layer;
}

/** Layers inside a layer are weaker than what stands in it directly. */
function placeLayers(layer: Layer, next = 0): number {
  let place = next;
  for (const inner of layer.inner.values()) place = placeLayers(inner, place);
  layer.place = place;
  return place + 1;
}

const always = () => true;

const px = (length: string): number => {
  const value = Number.parseFloat(length);
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return length.endsWith('em') ? value * root : value;
};

/** `(max-width: 40rem)` and the like, of the nearest container; what is not known does not hold. */
function containerHolds(element: Element, name: string, query: string): boolean {
  let container = element.parentElement;
  while (container) {
    const { containerType, containerName } = getComputedStyle(container);
    if (containerType !== 'normal' && (!name || containerName.split(' ').includes(name))) break;
    container = container.parentElement;
  }
  if (!container) return false;
  const { paddingLeft, paddingRight } = getComputedStyle(container);
  const width = container.clientWidth - px(paddingLeft) - px(paddingRight);
  const limits = [...query.matchAll(/\((min|max)-(?:width|inline-size):\s*([\d.]+(?:px|r?em))\)/g)];
  if (limits.length === 0 || query.replaceAll(/\([^)]*\)|and|\s/g, '') !== '') return false;
  return limits.every(([, bound, length = '']) =>
    bound === 'min' ? width >= px(length) : width <= px(length),
  );
}

interface Around {
  layer: Layer;
  selector: string | undefined;
  holdsFor: (element: Element) => boolean;
}

/** `&` of a nested rule is the rule around it. */
const nestedIn = (selector: string, outer: string | undefined): string => {
  if (outer === undefined) return selector;
  const parent = `:is(${outer})`;
  return selectorsOf(selector)
    .map((each) => (each.includes('&') ? each.replaceAll('&', parent) : `${parent} ${each}`))
    .join(', ');
};

/** Every rule of the page that could match something now: imports, layers, media, supports, nesting. */
export function styleRules(root: DocumentOrShadowRoot = document): StyleRule[] {
  const rules: StyleRule[] = [];
  const top = newLayer();

  const read = (list: CSSRuleList, around: Around) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        const selector = nestedIn(rule.selectorText, around.selector);
        rules.push({
          selectors: selectorsOf(selector).map((text) => ({ text, weight: specificityOf(text) })),
          style: rule.style,
          layer: around.layer,
          order: rules.length,
          holdsFor: around.holdsFor,
        });
        if (rule.cssRules.length > 0) read(rule.cssRules, { ...around, selector });
      } else if (rule instanceof CSSLayerStatementRule) {
        for (const name of rule.nameList) layerNamed(around.layer, name);
      } else if (rule instanceof CSSLayerBlockRule) {
        // Without a name it is a layer of its own each time.
        const layer = layerNamed(around.layer, rule.name || `anonymous ${rules.length}`);
        read(rule.cssRules, { ...around, layer });
      } else if (rule instanceof CSSMediaRule) {
        if (matchMedia(rule.media.mediaText).matches) read(rule.cssRules, around);
      } else if (rule instanceof CSSSupportsRule) {
        if (CSS.supports(rule.conditionText)) read(rule.cssRules, around);
      } else if (rule instanceof CSSContainerRule) {
        const { containerName, containerQuery } = rule;
        read(rule.cssRules, {
          ...around,
          holdsFor: (element) =>
            around.holdsFor(element) && containerHolds(element, containerName, containerQuery),
        });
      } else if (rule instanceof CSSImportRule) {
        const { styleSheet, layerName } = rule;
        if (styleSheet)
          readSheet(styleSheet, {
            ...around,
            layer:
              layerName === null
                ? around.layer
                : layerNamed(around.layer, layerName || `anonymous ${rules.length}`),
          });
      }
    }
  };
  const readSheet = (sheet: CSSStyleSheet, around: Around) => {
    if (sheet.disabled || !matchMedia(sheet.media.mediaText).matches) return;
    try {
      read(sheet.cssRules, around);
    } catch (error) {
      // A sheet of another origin does not let itself be read.
      if (!(error instanceof DOMException)) throw error;
    }
  };
  const around: Around = { layer: top, selector: undefined, holdsFor: always };
  for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) readSheet(sheet, around);
  placeLayers(top);
  return rules;
}

export interface Matched {
  style: CSSStyleDeclaration;
  layer: number;
  weight: Specificity;
  order: number;
}

/** The rules that match a subject, the weakest first as far as no `!important` is concerned. */
export function matchedRules(rules: readonly StyleRule[], { element, part }: Subject): Matched[] {
  const matched: Matched[] = [];
  for (const { selectors, style, layer, order, holdsFor } of rules) {
    const weights = selectors
      .filter(({ text }) => matches(element, part ? originOf(text, part) : text))
      .map(({ weight }) => weight)
      .toSorted(compareSpecificity);
    const weight = weights.at(-1);
    if (weight && holdsFor(element)) matched.push({ style, layer: layer.place, weight, order });
  }
  return matched.toSorted(
    (one, other) =>
      one.layer - other.layer ||
      compareSpecificity(one.weight, other.weight) ||
      one.order - other.order,
  );
}

/**
 * The selector the element must match for a rule to be about its part; nothing where it is about
 * another.
 */
const originOf = (selector: string, part: Part): string | undefined => {
  if (!selector.endsWith(part)) return undefined;
  const origin = selector.slice(0, -part.length);
  return /(^|[\s>+~])$/.test(origin) ? `${origin}*` : origin;
};

const matches = (element: Element, selector: string | undefined): boolean => {
  if (selector === undefined) return false;
  try {
    return element.matches(selector);
  } catch {
    // Another browser's selector.
    return false;
  }
};
