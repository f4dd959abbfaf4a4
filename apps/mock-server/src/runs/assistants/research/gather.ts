import {
  bounds,
  doiIn,
  joinReferences,
  newReference,
  readReferences,
  usesTrigger,
  type NewReference,
  type Reference,
} from '@constella/api-client/contract';

import { eachSentence } from '@constella/i18n';

import type { Texts } from '../../../base/language/texts.js';
import type { Passage } from '../../../models/prompt.js';
import { shortened } from '../../../prose/read-brief.js';
import type { RowOf } from '../../../store/tables.js';
import { referenceParser } from './parse-reference.js';

/** The sources of a run so far. */
export interface Gathered {
  readonly references: readonly Reference[];
  readonly leftOut: readonly string[];
  readonly notes: readonly string[];
}

/** A source as a model tells it of a passage. */
export interface ToldSource {
  /** The passage's number, as in `[3]`. */
  readonly passage: string;
  readonly kind: Reference['kind'];
  readonly title: string;
  readonly authors: readonly string[];
  readonly year: string;
  readonly container: string;
  readonly doi: string;
  readonly quotation: string;
}

/** Quotations of one file without a model; more nobody reads. */
const mostQuotations = 5;
const longestQuotation = 600;

/** References with ids, no two of one source, and what is to be said about that. */
export function numbered(all: readonly NewReference[], texts: Texts): Gathered {
  const { references } = joinReferences(all.map((one, at) => ({ ...one, id: `s${at + 1}` })));
  const joined = references
    .filter((one) => one.joined > 0)
    .map(({ doi, joined: count }) =>
      texts.say('content.research.note.joined', { doi, count: count + 1 }),
    );
  const bare = references.filter(({ title, doi }) => title === '' && doi !== '').length;
  return {
    // What was joined leaves no gap: nothing names these yet.
    references: references.map((one, at) => ({ ...one, id: `s${at + 1}` })),
    leftOut: [],
    notes: [
      ...joined,
      ...(bare > 0 ? [texts.say('content.research.note.bare', { count: bare })] : []),
    ],
  };
}

/** Sources that were typed in, and what of them could not be read. */
export async function typedReferences(
  typed: string,
  texts: Texts,
): Promise<{ references: NewReference[]; notes: string[] }> {
  if (typed.trim() === '') return { references: [], notes: [] };
  const { references, broken, beyond } = readReferences(typed, await referenceParser());
  return {
    references,
    notes: [
      ...broken.map(({ line, entry }) =>
        texts.say('content.research.note.broken', { line, entry }),
      ),
      ...(beyond > 0 ? [texts.say('content.research.note.beyond', { count: beyond })] : []),
    ],
  };
}

/** Words as they are quoted: a paper's own numbers of its sources would be read as ours. */
const quotable = (text: string): string =>
  shortened(text, longestQuotation).replaceAll(/\[[\d,–\s-]{1,20}\]/g, '(…)');

interface Sentence {
  readonly text: string;
  readonly place: string;
  readonly hits: number;
}

/** A file quoted where it speaks of the question: the passages with most of its words, in their order. */
export function quoteFile(
  { name, pieces }: Pick<RowOf<'attachments'>, 'name' | 'pieces'>,
  keywords: readonly string[],
  texts: Texts,
): NewReference | undefined {
  let paragraph = 0;
  const found = pieces.flatMap(({ page, text }) =>
    text.split(/\n+/).flatMap((part): Sentence[] => {
      if (part.trim() === '') return [];
      paragraph += 1;
      const place =
        page === null
          ? texts.say('content.research.paragraph', { number: paragraph })
          : texts.say('content.research.page', { number: page });
      const sentences = [...eachSentence(part, texts.locale)];
      return sentences.map((sentence) => ({
        text: quotable(sentence),
        place,
        hits: keywords.filter((word) => usesTrigger(sentence, stemOf(word))).length,
      }));
    }),
  );
  const least = Math.min(2, keywords.length);
  const best = found
    // A sentence with a figure is worth reading for one of them.
    .filter(({ hits, text }) => hits >= (/\p{N}/u.test(text) ? 1 : Math.max(1, least)))
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, mostQuotations);
  if (best.length === 0) return undefined;
  return newReference({
    kind: 'document',
    title: name,
    origin: 'file',
    read: 'part',
    quotations: found
      .filter((one) => best.includes(one))
      .map(({ text, place }, at) => ({ id: `q${at + 1}`, text, place })),
  });
}

/** A word without its ending, so that others of its kind are found: letters with edges alone. */
const stemOf = (word: string): string =>
  /^\p{Script=Latin}{6,}$/u.test(word) ? word.slice(0, Math.max(5, word.length - 3)) : word;

const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replaceAll(/[\s"'“”‘’«»„]+/g, ' ')
    .trim();

/**
 * A source a model tells of a passage, with nothing the passage does not say: names, years and
 * identifiers of its own memory are left empty.
 */
export function attested(told: ToldSource, passage: Passage, texts: Texts): NewReference {
  const { kind, name, page, text, url = '' } = passage;
  const all = folded([name, text, url].join(' '));
  const known = (value: string): string =>
    value.trim() !== '' && all.includes(folded(value)) ? value.trim() : '';
  const quotation = known(told.quotation);
  const place = page ? texts.say('content.research.page', { number: page }) : '';
  return newReference({
    kind: kind === 'file' ? 'document' : told.kind,
    title: shortened(known(told.title) || name, bounds.shortText.max),
    authors: told.authors
      .filter((author) => known(author.replace(/,.*/, '')) !== '')
      .slice(0, bounds.authors.max),
    year: known(told.year),
    container: known(told.container).slice(0, bounds.shortText.max),
    doi: known(doiIn(told.doi)) || doiIn(url),
    url,
    origin: kind === 'web' ? 'web' : 'file',
    read: 'part',
    quotations: [
      {
        id: 'q1',
        text: quotable(quotation || text),
        place,
      },
    ],
  });
}
