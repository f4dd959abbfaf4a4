import { physical, shorthandsOf } from './longhands';
import { type Matched, matchedRules, type StyleRule } from './style-rules';
import { type Part, type Subject, styleOf } from './subject';

/** The declaration of one property in an element's own rules. */
export interface Declared {
  /** As written, of the whole shorthand where there is one. */
  text: string;
  /** The longhand as it was named: `padding-inline-start`. */
  longhand: string;
  /** Where the text is a shorthand's. */
  shorthand?: string;
  /** The rule it stands in. */
  style: CSSStyleDeclaration;
}

/** By physical longhand (`padding-left`) or custom property (`--gap`). */
export type DeclaredValues = ReadonlyMap<string, Declared>;

/** A shorthand with `var()` in it leaves its longhands empty until it is resolved. */
function textOf(
  style: CSSStyleDeclaration,
  longhand: string,
): Pick<Declared, 'text' | 'shorthand'> {
  const text = style.getPropertyValue(longhand);
  if (text !== '') return { text };
  for (const shorthand of shorthandsOf(longhand)) {
    const whole = style.getPropertyValue(shorthand);
    if (whole !== '') return { text: whole, shorthand };
  }
  return { text: '' };
}

/** The winning value of each property among the rules that match and an element's own `style`. */
export function declaredValues(rules: readonly StyleRule[], subject: Subject): DeclaredValues {
  const values = new Map<string, Declared>();
  const rtl = styleOf(subject).direction === 'rtl';
  const apply = (style: CSSStyleDeclaration, important: boolean) => {
    for (const longhand of style) {
      if ((style.getPropertyPriority(longhand) === 'important') !== important) continue;
      const key = longhand.startsWith('--') ? longhand : physical(longhand, { rtl });
      values.set(key, { ...textOf(style, longhand), longhand, style });
    }
  };
  const matched = matchedRules(rules, subject);
  // A `style` attribute is the element's alone.
  const own = subject.part ? undefined : (subject.element as Partial<ElementCSSInlineStyle>).style;
  for (const { style } of matched) apply(style, false);
  if (own) apply(own, false);
  // What is important in a weaker layer beats what is important in a stronger one.
  const turned = matched.toSorted((one: Matched, other: Matched) => other.layer - one.layer);
  for (const { style } of turned) apply(style, true);
  if (own) apply(own, true);
  return values;
}

/** Answers for many subjects at one moment. */
export class Cascade {
  readonly #rules: readonly StyleRule[];
  readonly #known = new Map<Part | undefined, Map<Element, DeclaredValues>>();

  constructor(rules: readonly StyleRule[]) {
    this.#rules = rules;
  }

  of(subject: Subject): DeclaredValues {
    const alike = this.#known.get(subject.part) ?? new Map<Element, DeclaredValues>();
    const known = alike.get(subject.element) ?? declaredValues(this.#rules, subject);
    this.#known.set(subject.part, alike.set(subject.element, known));
    return known;
  }
}
