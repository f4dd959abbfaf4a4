import { typeScale } from '../../packages/ui/src/tokens/generated/type-scale';
import { Cascade, type Declared } from './cascade';
import { type Contrast, contrastOf, hexOf, paintOf } from './paint';
import { type TokenUse, tokensIn, writtenFor } from './references';
import { styleRules } from './style-rules';
import { around, type Part, partsIn, type Subject, styleOf } from './subject';

/** One value the element has. */
export interface InspectedValue {
  /** As a style sheet would say it, several sides in one: `padding-inline`. */
  property: string;
  /** As the winning rule says it, variables and all; empty where the browser decides. */
  written: string;
  /** The computed value. */
  value: string;
  /** Where it is a colour. */
  swatch?: string;
  /** None: the value has no token. */
  tokens: readonly TokenUse[];
  /** Where an element around declares it: its name. */
  from?: string;
}

export const groupNames = [
  'Text',
  'Background',
  'Border',
  'Drawing',
  'Space',
  'Size',
  'Radius',
  'Font',
  'Shadow',
  'Motion',
  'Layer',
] as const;
export type GroupName = (typeof groupNames)[number];

export interface Group {
  name: GroupName;
  values: readonly InspectedValue[];
}

export interface Inspection {
  element: Element;
  /** `button`, with the role where it has another. */
  name: string;
  width: number;
  height: number;
  groups: readonly Group[];
  /** Parts drawn before and after its content. */
  parts: readonly { name: Part; groups: readonly Group[] }[];
  /** Of its text, where it has any. */
  contrast: Contrast | undefined;
}

const inherited = new Set([
  'color',
  'fill',
  'stroke',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
]);

const sides = ['top', 'right', 'bottom', 'left'] as const;
const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;

/** `button`, `div (dialog)`. */
export const nameOf = (element: Element): string => {
  const role = element.getAttribute('role');
  return element.localName + (role ? ` (${role})` : '');
};

const isColor = (property: string) => /color$|^fill$|^stroke$/.test(property);

class Inspector {
  readonly #cascade: Cascade;
  readonly #subject: Subject;
  readonly #style: CSSStyleDeclaration;

  constructor(cascade: Cascade, subject: Subject) {
    this.#cascade = cascade;
    this.#subject = subject;
    this.#style = styleOf(subject);
  }

  computed(property: string): string {
    return this.#style.getPropertyValue(property);
  }

  /** The rule that decides, on the subject or on the one a value is inherited from. */
  #winner(property: string): { owner: Subject; declared: Declared } | undefined {
    let owner = this.#subject;
    for (;;) {
      const declared = this.#cascade.of(owner).get(property);
      const passed =
        declared === undefined
          ? inherited.has(property)
          : declared.text === 'inherit' || (declared.text === 'unset' && inherited.has(property));
      if (!passed) return declared && { owner, declared };
      const parent = around(owner);
      // Without a rule of ours and unlike what is around it: the browser's own style.
      if (
        !parent ||
        (!declared &&
          styleOf(owner).getPropertyValue(property) !== styleOf(parent).getPropertyValue(property))
      )
        return undefined;
      owner = parent;
    }
  }

  value(property: string): InspectedValue {
    const found = this.#winner(property);
    const value = this.computed(property);
    const written = found ? writtenFor(found.owner, found.declared) : '';
    // A colour that is the text's is what the text's is.
    if (isColor(property) && property !== 'color' && /^currentcolor$/i.test(written))
      return { ...this.value('color'), property, written };
    return {
      property,
      written,
      value: isColor(property) && value !== 'none' ? hexOf(paintOf(value)) : value,
      ...(isColor(property) && value !== 'none' && { swatch: value }),
      tokens: found
        ? (this.#stepOf(property, written) ?? tokensIn(this.#cascade, found.owner, written))
        : [],
      ...(found && found.owner !== this.#subject && { from: nameOf(found.owner.element) }),
    };
  }

  /**
   * Sizes of the type scale are written out: with the line of its step such a size is the step,
   * apart from it the step's size alone.
   */
  #stepOf(property: string, written: string): TokenUse[] | undefined {
    if (property !== 'font-size') return undefined;
    const step = Object.entries(typeScale).find(([, { fontSize }]) => fontSize === written);
    if (!step) return undefined;
    const [name, { lineHeight }] = step;
    const line = this.#winner('line-height');
    const whole = line && writtenFor(line.owner, line.declared) === lineHeight;
    return [{ name: `type.${name}${whole ? '' : '.fontSize'}`, value: written, through: [] }];
  }

  /** Left and right as this element's line has them. */
  logical(property: string): string {
    const [start, end] = this.#style.direction === 'rtl' ? ['right', 'left'] : ['left', 'right'];
    return property
      .replace('-top', '-block-start')
      .replace('-bottom', '-block-end')
      .replace(`-${start}`, '-inline-start')
      .replace(`-${end}`, '-inline-end');
  }

  /** Four sides as few lines as say it. */
  sides(nameFor: (side: string) => string, shown: (side: string) => boolean): InspectedValue[] {
    const all = sides.filter(shown).map((side) => ({ side, value: this.value(nameFor(side)) }));
    const same = (one: string, other: string) => {
      const [a, b] = [one, other].map((side) => all.find((each) => each.side === side)?.value);
      return a !== undefined && b !== undefined && a.value === b.value && a.written === b.written;
    };
    const of = (side: string, property: string) => {
      const found = all.find((each) => each.side === side);
      return found ? [{ ...found.value, property }] : [];
    };
    const whole = (axis: string) => nameFor('x').replace('-x', axis);
    const pairs: InspectedValue[] = [];
    if (same('top', 'bottom') && same('left', 'right') && same('top', 'left'))
      return of('top', whole(''));
    for (const [axis, first, second] of [
      ['-block', 'top', 'bottom'],
      ['-inline', 'left', 'right'],
    ] as const) {
      if (same(first, second)) pairs.push(...of(first, whole(axis)));
      else for (const side of [first, second]) pairs.push(...of(side, this.logical(nameFor(side))));
    }
    return pairs;
  }

  radii(): InspectedValue[] {
    const all = corners
      .map((corner) => this.value(`border-${corner}-radius`))
      .filter(({ value }) => value !== '0px');
    const [first] = all;
    return first && all.length === 4 && all.every(({ value }) => value === first.value)
      ? [{ ...first, property: 'border-radius' }]
      : all;
  }
}

const isZero = (value: string) => /^(0(px|s)?(, )?)+$/.test(value);

function valuesOf(
  inspector: Inspector,
  { element, part }: Subject,
): Record<GroupName, InspectedValue[]> {
  const { computed, value } = {
    computed: (property: string) => inspector.computed(property),
    value: (property: string) => inspector.value(property),
  };
  /** Those that say something. */
  const unless = (empty: (value: string) => boolean, ...properties: string[]) =>
    properties.filter((property) => !empty(computed(property))).map(value);
  const withToken = (...properties: string[]) =>
    properties.map(value).filter(({ tokens }) => tokens.length > 0);
  const hasEdge = (side: string) =>
    computed(`border-${side}-style`) !== 'none' && !isZero(computed(`border-${side}-width`));
  const isClear = (color: string) => paintOf(color)[3] === 0;
  const isSvg = element instanceof SVGElement;
  // What is drawn without words has no text.
  const isWordless = isSvg || (part !== undefined && computed('content') === '""');
  const moves =
    !isZero(computed('transition-duration')) && computed('transition-property') !== 'none';
  return {
    Text: isWordless ? [] : [value('color')],
    Background: [
      ...unless(isClear, 'background-color'),
      ...unless((image) => image === 'none', 'background-image'),
    ],
    Border: [
      ...inspector.sides(
        (side) => `border-${side}-color`,
        (side) => hasEdge(side) && !isClear(computed(`border-${side}-color`)),
      ),
      ...(computed('outline-style') === 'none' || isZero(computed('outline-width'))
        ? []
        : [value('outline-color')]),
    ],
    Drawing: isSvg ? unless((paint) => paint === 'none', 'fill', 'stroke') : [],
    Space: [
      ...inspector.sides(
        (side) => `padding-${side}`,
        (side) => !isZero(computed(`padding-${side}`)),
      ),
      ...(/flex|grid/.test(computed('display'))
        ? unless((gap) => gap === 'normal' || isZero(gap), 'row-gap', 'column-gap')
        : []),
    ],
    Size: withToken('width', 'height', 'min-width', 'min-height', 'max-width', 'max-height'),
    Radius: inspector.radii(),
    Font: isWordless
      ? []
      : [
          ...['font-family', 'font-size', 'font-weight', 'line-height'].map(value),
          ...unless((spacing) => spacing === 'normal' || isZero(spacing), 'letter-spacing'),
        ],
    Shadow: unless((shadow) => shadow === 'none', 'box-shadow'),
    Motion: [
      ...(moves ? [value('transition-duration'), value('transition-timing-function')] : []),
      ...unless(isZero, 'animation-duration'),
    ],
    Layer: withToken('z-index'),
  };
}

/** Gaps of rows and columns that are the same are one. */
const oneGap = (values: readonly InspectedValue[]): InspectedValue[] => {
  const [row, column] = ['row-gap', 'column-gap'].map((name) =>
    values.find(({ property }) => property === name),
  );
  return row && column && row.value === column.value && row.written === column.written
    ? [...values.filter((each) => each !== row && each !== column), { ...row, property: 'gap' }]
    : [...values];
};

function groupsOf(cascade: Cascade, subject: Subject): Group[] {
  const values = valuesOf(new Inspector(cascade, subject), subject);
  return groupNames
    .map((name) => ({ name, values: name === 'Space' ? oneGap(values[name]) : values[name] }))
    .filter((group) => group.values.length > 0);
}

/**
 * The design tokens an element really uses: for each value the rule that wins is found as the
 * browser finds it (layers, media, support, weight, order, `!important`, inheritance), and the
 * variables in it are followed to the token. Values are never compared to guess one.
 */
export function inspectTokens(element: Element): Inspection {
  const cascade = new Cascade(styleRules());
  const { width, height } = element.getBoundingClientRect();
  return {
    element,
    name: nameOf(element),
    width,
    height,
    groups: groupsOf(cascade, { element }),
    parts: partsIn(element).map((part) => ({
      name: part,
      groups: groupsOf(cascade, { element, part }),
    })),
    contrast: contrastOf(element),
  };
}
