import { bounds } from '../bounds.js';
import type { ReferenceKind } from '../enums.js';
import { newReference, type NewReference, type Reference } from './reference.js';

/** A source as the Citation Style Language has it: the fields that are read and written here. */
export interface CslItem {
  readonly id?: string;
  readonly type?: string;
  readonly 'citation-key'?: string;
  readonly title?: string;
  readonly author?: readonly {
    readonly family?: string;
    readonly given?: string;
    readonly literal?: string;
  }[];
  readonly issued?: { readonly 'date-parts'?: readonly (readonly (number | string)[])[] };
  readonly 'container-title'?: string;
  readonly volume?: string | number;
  readonly issue?: string | number;
  readonly page?: string;
  readonly publisher?: string;
  readonly DOI?: string;
  readonly URL?: string;
}

const types = {
  article: 'article-journal',
  conference: 'paper-conference',
  book: 'book',
  chapter: 'chapter',
  report: 'report',
  thesis: 'thesis',
  data: 'dataset',
  law: 'legislation',
  news: 'article-newspaper',
  web: 'webpage',
  document: 'document',
} as const satisfies Record<ReferenceKind, string>;

/** Types that are told apart less finely here. */
const others: Readonly<Record<string, ReferenceKind>> = {
  article: 'article',
  'article-magazine': 'news',
  'post-weblog': 'web',
  post: 'web',
  bill: 'law',
  legal_case: 'law',
  regulation: 'law',
};

/** BibTeX knows no pages of the web: what has nothing but an address is one. */
const kindOf = ({ type = '', URL: url }: CslItem): ReferenceKind => {
  const known = (Object.keys(types) as ReferenceKind[]).find((kind) => types[kind] === type);
  return known === 'document' && url ? 'web' : (known ?? others[type] ?? 'document');
};

const cut = (value: string | number | undefined, max: number = bounds.shortText.max): string =>
  String(value ?? '')
    .trim()
    .slice(0, max);

/** A source of an item in the Citation Style Language. */
export function ofCsl(item: CslItem): NewReference {
  const [[year] = []] = item.issued?.['date-parts'] ?? [];
  const authors = (item.author ?? []).slice(0, bounds.authors.max).map((one) => {
    const names = [one.family, one.given].filter(Boolean).join(', ');
    return cut(one.literal ?? names);
  });
  return newReference({
    kind: kindOf(item),
    title: cut(item.title, bounds.remark.max),
    authors: authors.filter(Boolean),
    year: cut(year, 20),
    container: cut(item['container-title']),
    volume: cut(item.volume, 40),
    issue: cut(item.issue, 40),
    pages: cut(item.page, 40),
    publisher: cut(item.publisher),
    doi: cut(item.DOI),
    url: cut(item.URL, bounds.url.max),
  });
}

/** `bloom2015`, or its number: what a text cites it by. */
function keyOf({ authors: [first = ''], year }: Reference, at: number): string {
  const name = first
    .replace(/,.*/, '')
    .normalize('NFKD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();
  return name ? `${name}${year.replaceAll(/\D/g, '')}` : `source${at + 1}`;
}

/** A source's fields that are known, as the Citation Style Language has them. */
export function toCsl(references: readonly Reference[]): CslItem[] {
  const taken = new Map<string, number>();
  return references.map((reference, at) => {
    const key = keyOf(reference, at);
    const before = taken.get(key) ?? 0;
    taken.set(key, before + 1);
    const { title, authors, year, container, volume, issue, pages, publisher, doi, url } =
      reference;
    const number = Number.parseInt(year, 10);
    const named = before === 0 ? key : `${key}${String.fromCharCode(97 + (before % 26))}`;
    const all = {
      title,
      'container-title': container,
      volume,
      issue,
      page: pages,
      publisher,
      DOI: doi,
      URL: url,
    };
    return {
      id: named,
      'citation-key': named,
      type: types[reference.kind],
      ...Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
      ...(authors.length > 0 && {
        author: authors.map((author) => {
          const [family, given] = author.split(/,\s*/, 2);
          return given ? { family, given } : { literal: author };
        }),
      }),
      ...(number > 0 && { issued: { 'date-parts': [[number]] } }),
    };
  });
}
