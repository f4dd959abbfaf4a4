import { customProperties, type TokenName } from '../../packages/ui/src/tokens/generated/names';
import type { Cascade, Declared } from './cascade';
import { partOf } from './longhands';
import { splitTop } from './specificity';
import { around, type Subject, styleOf } from './subject';

/** One token a value refers to. */
export interface TokenUse {
  /** As in `vars`: `text.muted`. Steps of the type scale are `type.13`. */
  name: string;
  /** `--constella-text-muted`; none where the token is written out, as steps of the type scale are. */
  variable?: string;
  /** Its value at this place. */
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

const valueAt = (subject: Subject, variable: string) =>
  styleOf(subject).getPropertyValue(variable).trim();

/** The value with every variable put in. */
export function substituted(subject: Subject, text: string): string {
  let result = '';
  let from = 0;
  for (const { name, fallback, start, end } of referencesIn(text)) {
    const value = valueAt(subject, name) || substituted(subject, fallback ?? '');
    result += text.slice(from, start) + value;
    from = end;
  }
  return result + text.slice(from);
}

/** The subject itself or the nearest around it whose rules declare a property. */
function declaring(
  cascade: Cascade,
  subject: Subject,
  property: string,
): { owner: Subject; declared: Declared } | undefined {
  for (let owner: Subject | undefined = subject; owner; owner = around(owner)) {
    const declared = cascade.of(owner).get(property);
    if (declared && declared.text !== 'inherit') return { owner, declared };
  }
  return undefined;
}

/** The tokens a value refers to, through as many variables as there are in between. */
export function tokensIn(
  cascade: Cascade,
  subject: Subject,
  text: string,
  through: readonly string[] = [],
): TokenUse[] {
  return referencesIn(text).flatMap(({ name: variable, fallback }): TokenUse[] => {
    const name = names.get(variable);
    const value = valueAt(subject, variable);
    if (name) return [{ name, variable, value, through }];
    if (through.includes(variable)) return [];
    if (value === '') return fallback ? tokensIn(cascade, subject, fallback, through) : [];
    const found = declaring(cascade, subject, variable);
    return found ? tokensIn(cascade, found.owner, found.declared.text, [...through, variable]) : [];
  });
}

/** The text written for a longhand: of a shorthand only the part that belongs to it. */
export const writtenFor = (owner: Subject, { text, shorthand, longhand }: Declared): string =>
  shorthand ? partOf(shorthand, text, longhand, (part) => substituted(owner, part)) : text;
