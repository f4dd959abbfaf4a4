import { customProperties, type TokenName } from '../../packages/ui/src/tokens/generated/names';
import type { Cascade, Declared } from './cascade';
import { partOf } from './longhands';
import { splitTop } from './specificity';

/** One token a value refers to. */
export interface TokenUse {
  /** As in `vars`: `text.muted`. Steps of the type scale are `type.13`. */
  name: string;
  /** `--constella-text-muted`; none where the token is written out, as steps of the type scale are. */
  variable?: string;
  /** What it comes to at this place. */
  value: string;
  /** The variables that lead to it, from the rule on. */
  through: readonly string[];
}

const names = new Map<string, TokenName>(
  Object.entries(customProperties).map(([name, variable]) => [variable, name as TokenName]),
);

interface Reference {
  name: string;
  fallback: string | undefined;
  start: number;
  end: number;
}

/** The `var()` of a value, the outer ones only. */
export function referencesIn(text: string): Reference[] {
  const found: Reference[] = [];
  for (let at = text.indexOf('var('); at >= 0;) {
    let depth = 0;
    let end = at + 3;
    for (; end < text.length; end++) {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
      if (depth === 0) break;
    }
    const inner = text.slice(at + 4, end);
    const [name = ''] = splitTop(inner, (character) => character === ',');
    const comma = inner.indexOf(',');
    const fallback = comma < 0 ? undefined : inner.slice(comma + 1).trim();
    found.push({ name, fallback, start: at, end: end + 1 });
    at = text.indexOf('var(', end);
  }
  return found;
}

const valueAt = (element: Element, variable: string) =>
  getComputedStyle(element).getPropertyValue(variable).trim();

/** The value with every variable put in. */
export function substituted(element: Element, text: string): string {
  let result = '';
  let from = 0;
  for (const { name, fallback, start, end } of referencesIn(text)) {
    const value = valueAt(element, name) || substituted(element, fallback ?? '');
    result += text.slice(from, start) + value;
    from = end;
  }
  return result + text.slice(from);
}

/** The element itself or the nearest around it whose rules declare a property. */
function declaring(
  cascade: Cascade,
  element: Element,
  property: string,
): { owner: Element; declared: Declared } | undefined {
  for (let owner: Element | null = element; owner; owner = owner.parentElement) {
    const declared = cascade.of(owner).get(property);
    if (declared && declared.text !== 'inherit') return { owner, declared };
  }
  return undefined;
}

/** The tokens a value refers to, through as many variables as there are in between. */
export function tokensIn(
  cascade: Cascade,
  element: Element,
  text: string,
  through: readonly string[] = [],
): TokenUse[] {
  return referencesIn(text).flatMap(({ name: variable, fallback }): TokenUse[] => {
    const name = names.get(variable);
    const value = valueAt(element, variable);
    if (name) return [{ name, variable, value, through }];
    if (through.includes(variable)) return [];
    if (value === '') return fallback ? tokensIn(cascade, element, fallback, through) : [];
    const found = declaring(cascade, element, variable);
    return found ? tokensIn(cascade, found.owner, found.declared.text, [...through, variable]) : [];
  });
}

/** What is written for a longhand: of a shorthand only the part that belongs to it. */
export const writtenFor = (owner: Element, { text, shorthand, longhand }: Declared): string =>
  shorthand ? partOf(shorthand, text, longhand, (part) => substituted(owner, part)) : text;
