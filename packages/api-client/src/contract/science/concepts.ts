import * as z from 'zod';

import { bounds } from '../bounds.js';
import { conceptKinds, scienceBases } from '../enums.js';
import { text } from '../fields.js';

const id = z.string().min(1).max(bounds.slug.max);

/** A concept of a knowledge graph, with the words it rests on. */
export const conceptSchema = z.object({
  /** Unique within the graph. */
  id,
  name: text(bounds.shortText),
  kind: z.enum(conceptKinds),
  basis: z.enum(scienceBases),
  /** The words it was found in; empty for what a model brought along. */
  rests: z.string().max(bounds.remark.max),
});
/** A concept of a knowledge graph. */
export type Concept = z.infer<typeof conceptSchema>;

/** How two concepts are related. */
export const conceptLinkSchema = z.object({
  source: id,
  target: id,
  basis: z.enum(scienceBases),
  /** What joins them. */
  rests: z.string().max(bounds.remark.max),
});
/** How two concepts are related. */
export type ConceptLink = z.infer<typeof conceptLinkSchema>;

/** A graph of concepts, as a part of a result. */
export const graphParts = {
  concepts: z.array(conceptSchema).max(bounds.concepts.max),
  links: z.array(conceptLinkSchema).max(bounds.conceptLinks.max),
};

/** The links both ends of which are there. */
export const joinedLinks = (
  concepts: readonly Concept[],
  links: readonly ConceptLink[],
): ConceptLink[] => {
  const known = new Set(concepts.map((concept) => concept.id));
  return links.filter(({ source, target }) => known.has(source) && known.has(target));
};
