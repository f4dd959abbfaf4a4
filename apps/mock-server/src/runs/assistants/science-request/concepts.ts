import {
  bounds,
  joinedLinks,
  type Concept,
  type ConceptLink,
} from '@constella/api-client/contract';

import { shortened } from '../../../prose/read-brief.js';

/** Characters of a concept's name. */
const longestName = 60;

/** A concept somebody brings along, and the words it rests on. */
export interface GivenConcept {
  readonly name: string;
  readonly quote: string;
}
/** What joins two concepts, by their names. */
export interface GivenLink {
  readonly from: string;
  readonly to: string;
  readonly why: string;
}
/** A graph of concepts and what joins them. */
export interface Graph {
  readonly concepts: Concept[];
  readonly links: ConceptLink[];
}

/** Words as they are compared: without case, accents of composition and space. */
export const folded = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** A concept of what somebody typed. */
export const typedConcept = (
  id: string,
  kind: Concept['kind'],
  typed: string,
  rests = typed,
): Concept => ({
  id,
  kind,
  name: shortened(typed, longestName) || typed.slice(0, longestName),
  basis: 'typed',
  rests: rests.slice(0, bounds.remark.max),
});

/** What joins two concepts in somebody's own words. */
export const typedLink = (source: string, target: string, rests: string): ConceptLink => ({
  source,
  target,
  basis: 'typed',
  rests: rests.slice(0, bounds.remark.max),
});

/**
 * A graph with what a model adds to it. A concept whose quotation stands in the text is the person's;
 * any other is the model's own, whatever it says.
 */
export function withGiven(
  { concepts, links }: Graph,
  given: { readonly concepts: readonly GivenConcept[]; readonly links: readonly GivenLink[] },
  text: string,
): Graph {
  const whole = folded(text);
  const known = new Map(concepts.map((concept) => [folded(concept.name), concept.id]));
  const added: Concept[] = [];
  for (const { name, quote } of given.concepts) {
    if (known.has(folded(name)) || concepts.length + added.length >= bounds.concepts.max) continue;
    const id = `i${added.length + 1}`;
    known.set(folded(name), id);
    const words = folded(quote);
    const isTyped = words.length > 2 && whole.includes(words);
    added.push({
      ...typedConcept(id, 'idea', name, isTyped ? quote : ''),
      basis: isTyped ? 'typed' : 'model',
    });
  }
  const all = [...concepts, ...added];
  const suggested = given.links.flatMap(({ from, to, why }): ConceptLink[] => {
    const [source, target] = [known.get(folded(from)), known.get(folded(to))];
    if (source === undefined || target === undefined || source === target) return [];
    return [{ source, target, basis: 'model', rests: why.slice(0, bounds.remark.max) }];
  });
  return {
    concepts: all,
    links: joinedLinks(all, [...links, ...suggested]).slice(0, bounds.conceptLinks.max),
  };
}
