import * as z from 'zod';

import { bounds } from '../bounds.js';
import { claimStances, claimStandings, type ClaimStanding } from '../enums.js';
import { text } from '../fields.js';
import { textBlank } from '../variant-facts.js';
import { joinReferences, type Reference } from './reference.js';

/** One sentence of a synthesis, and the sources it rests on. */
export const claimSchema = z.object({
  /** Unique within the result. */
  id: z.string().min(1).max(bounds.slug.max),
  text: text(bounds.purpose),
  /** How strong that is, and why. */
  note: z.string().max(bounds.remark.max),
  links: z
    .array(
      z.object({
        /** The id of a reference. */
        reference: z.string().min(1).max(bounds.slug.max),
        stance: z.enum(claimStances),
      }),
    )
    .max(bounds.references.max),
  /** Follows from the links. */
  standing: z.enum(claimStandings),
});
/** One sentence of a synthesis. */
export type Claim = z.infer<typeof claimSchema>;

/** How a claim stands by what its sources say to it. */
export function standingOf({ text: said, links }: Pick<Claim, 'text' | 'links'>): ClaimStanding {
  const has = (stance: Claim['links'][number]['stance']) =>
    links.some((link) => link.stance === stance);
  if (said.includes(textBlank)) return 'blank';
  if (has('against')) return 'disputed';
  if (has('supports')) return 'supported';
  return has('partly') ? 'partly' : 'unsourced';
}

const citation = /(?<before>\s?)\[(?<number>\d{1,3})\](?!\()/g;

/** What follows from a change of the references: their list, and how the rest names them. */
export interface Followed {
  readonly references: Reference[];
  /** Claims with links to references there are, each once. */
  claims(this: void, claims: readonly Claim[]): Claim[];
  /** A text whose `[1]` is still the same reference; of one that went, nothing is left. */
  cited(this: void, text: string): string;
}

/**
 * References without two of the same DOI, and the claims and texts that name them.
 *
 * @param before the list the numbers of the texts are of
 */
export function followReferences(
  all: readonly Reference[],
  before: readonly Reference[] = all,
): Followed {
  const { references, joinedWith } = joinReferences(all);
  const now = (id: string): string => joinedWith.get(id) ?? id;
  const placeOf = (id: string): number => references.findIndex((one) => one.id === now(id));
  return {
    references,
    claims: (claims) =>
      claims.map((claim) => {
        const found = claim.links
          .map((link) => ({ ...link, reference: now(link.reference) }))
          .filter((link) => placeOf(link.reference) >= 0);
        const links = found.filter(
          (link, at) => found.findIndex(({ reference }) => reference === link.reference) === at,
        );
        return { ...claim, links, standing: standingOf({ ...claim, links }) };
      }),
    cited: (said) =>
      said.replace(citation, (_all, space: string, digits: string) => {
        const own = before[Number(digits) - 1];
        const place = own ? placeOf(own.id) : -1;
        return place < 0 ? '' : `${space}[${place + 1}]`;
      }),
  };
}
