import { bounds } from '@constella/api-client/contract';

/** Flaws that make a JSON text unfit to work with although it can be parsed. */
export type JsonFlaw =
  | { readonly kind: 'tooDeep' }
  | { readonly kind: 'tooMany' }
  | { readonly kind: 'twice'; readonly key: string }
  | { readonly kind: 'prototype'; readonly key: string }
  | { readonly kind: 'notText' };

const token = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;
/** NUL ends texts in other programs; half a surrogate pair cannot be written as UTF-8. */
const unfit = /\0|\p{Surrogate}/u;

/**
 * The first flaw of a valid JSON text: objects and lists inside each other beyond the contract's
 * bound, more keys than its bound, a key that stands twice in one object (programs differ in which one counts), a key that
 * names the prototype, a text with NUL or half a surrogate pair.
 */
export function jsonFlaw(text: string): JsonFlaw | undefined {
  let fields = 0;
  const open: (Set<string> | undefined)[] = [];
  for (const match of text.matchAll(token)) {
    const [found] = match;
    if (found === '{' || found === '[') {
      if (open.push(found === '{' ? new Set() : undefined) > bounds.jsonDepth.max)
        return { kind: 'tooDeep' };
    } else if (found === '}' || found === ']') open.pop();
    else {
      const value = JSON.parse(found) as string;
      if (unfit.test(value)) return { kind: 'notText' };
      const keys = open.at(-1);
      if (!keys || !isKey(text, match.index + found.length)) continue;
      fields += 1;
      if (fields > bounds.jsonFields.max) return { kind: 'tooMany' };
      if (keys.has(value)) return { kind: 'twice', key: value };
      if (value === '__proto__') return { kind: 'prototype', key: value };
      keys.add(value);
    }
  }
  return undefined;
}

/** A text is a key when a colon follows it. */
function isKey(text: string, after: number): boolean {
  let at = after;
  while (' \t\n\r'.includes(text[at] ?? ':')) {
    if (at >= text.length) return false;
    at += 1;
  }
  return text[at] === ':';
}
