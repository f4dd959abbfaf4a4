import * as z from 'zod';

import { bounds } from '../bounds.js';
import { readingDepths, referenceKinds, referenceOrigins } from '../enums.js';

const line = z.string().max(bounds.shortText.max);

/** Words of a source, and where they stand. */
export const quotationSchema = z.object({
  id: z.string().min(1).max(bounds.slug.max),
  text: z.string().max(bounds.remark.max),
  /** A page, a paragraph, a section; empty where nobody knows. */
  place: line,
});
/** Words of a source. */
export type Quotation = z.infer<typeof quotationSchema>;

/** A source as a bibliography has it. What nobody knows of it is empty. */
export const referenceSchema = z.object({
  /** Unique within the result; claims name it. */
  id: z.string().min(1).max(bounds.slug.max),
  kind: z.enum(referenceKinds),
  title: z.string().max(bounds.remark.max),
  /** `Family, Given`, or the name of an institution. */
  authors: z.array(line).max(bounds.authors.max),
  /** As printed: `2015`, or empty. */
  year: z.string().max(20),
  /** The journal, the book, the site it is part of. */
  container: line,
  volume: z.string().max(40),
  issue: z.string().max(40),
  pages: z.string().max(40),
  publisher: line,
  /** Without the address of a resolver: `10.1093/qje/qju032`. */
  doi: line,
  url: z.string().max(bounds.url.max),
  quotations: z.array(quotationSchema).max(bounds.quotations.max),
  origin: z.enum(referenceOrigins),
  read: z.enum(readingDepths),
  /** Other entries of the same source that were joined with it. */
  joined: z.int().min(0).max(bounds.wholeNumber.max),
});
/** A source as a bibliography has it. */
export type Reference = z.infer<typeof referenceSchema>;
/** A source before it has its place in a result. */
export type NewReference = Omit<Reference, 'id'>;

/** A source of which only this is known. */
export const newReference = (known: Partial<NewReference> = {}): NewReference => ({
  kind: 'article',
  title: '',
  authors: [],
  year: '',
  container: '',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  doi: '',
  url: '',
  quotations: [],
  origin: 'typed',
  read: 'none',
  joined: 0,
  ...known,
});

/** A DOI without what stands before it; empty where there is none. */
export function doiIn(text: string): string {
  const found = /\b10\.\d{4,9}\/[^\s"<>{}]+/.exec(text)?.[0].replace(/[.,;\]]+$/, '') ?? '';
  // A bracket of the sentence around it, not of its own.
  return found.endsWith(')') && !found.includes('(') ? found.slice(0, -1) : found;
}

/** The address a source is read at: its own, else that of its DOI; nothing that is not of the web. */
export const addressOf = ({ url, doi }: Pick<Reference, 'url' | 'doi'>): string | undefined => {
  if (/^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url)) return url;
  return doi ? `https://doi.org/${encodeURI(doi)}` : undefined;
};

/** A source in a line of a bibliography, as far as it is known; without its title. */
export function referenceLine(reference: Omit<NewReference, 'title'>): string {
  const { authors, year, container, volume, issue, pages, publisher } = reference;
  const names = authors.map((author) => author.replace(/,.*/, ''));
  const [first = ''] = names;
  const by = names.length > 5 ? `${first} et al.` : names.join(', ');
  const number = volume + (issue && `(${issue})`);
  return [
    [by, year].filter(Boolean).join(', '),
    [[container, number].filter(Boolean).join(' '), pages].filter(Boolean).join(', '),
    publisher,
  ]
    .filter(Boolean)
    .join('. ');
}

/** References of which no two have the same DOI, and which one each that went was joined with. */
export function joinReferences(all: readonly Reference[]): {
  references: Reference[];
  joinedWith: ReadonlyMap<string, string>;
} {
  const references: Reference[] = [];
  const joinedWith = new Map<string, string>();
  for (const one of all) {
    const doi = one.doi.toLowerCase();
    const at = doi === '' ? -1 : references.findIndex((kept) => kept.doi.toLowerCase() === doi);
    const { [at]: kept } = references;
    if (!kept) {
      references.push(one);
      continue;
    }
    joinedWith.set(one.id, kept.id);
    references[at] = joined(kept, one);
  }
  return { references, joinedWith };
}

const depth = ({ read }: Reference): number => readingDepths.indexOf(read);

/** The first, with what only the other knows. */
function joined(kept: Reference, other: Reference): Reference {
  const known = Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [
      name,
      (Array.isArray(value) || typeof value === 'string') && value.length === 0
        ? other[name as keyof Reference]
        : value,
    ]),
  ) as Reference;
  const more = other.quotations.filter(
    ({ text }) => !kept.quotations.some((quotation) => quotation.text === text),
  );
  return {
    ...known,
    quotations: [...kept.quotations, ...more]
      .slice(0, bounds.quotations.max)
      .map((quotation, at) => ({ ...quotation, id: `q${at + 1}` })),
    read: depth(other) < depth(kept) ? other.read : kept.read,
    joined: kept.joined + 1 + other.joined,
  };
}
