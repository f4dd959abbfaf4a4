import { bounds } from '../bounds.js';
import type { CslItem } from './csl.js';
import { ofCsl } from './csl.js';
import { doiIn, newReference, type NewReference } from './reference.js';

/** Formats of bibliographies that are read. */
export type ReferenceFormat = 'bibtex' | 'ris';
/** A reader of one entry. @throws for one that is broken */
export type ParseReference = (entry: string, format: ReferenceFormat) => readonly CslItem[];

/** Sources read out of a text, and what could not be read. */
export interface ReadReferences {
  readonly references: NewReference[];
  /** Where an entry begins that is broken: lines from 1. */
  readonly broken: { readonly line: number; readonly entry: string }[];
  /** Entries there was no room for. */
  readonly beyond: number;
}

/** An entry of a text, and the line it begins at. */
interface Entry {
  readonly line: number;
  readonly format: ReferenceFormat | 'line';
  readonly text: string;
}

const bibtexStart = /^\s*@\s*[a-z]+\s*[{(]/i;
const risStart = /^\s*TY\s{1,2}-/;

/** How many braces a line opens more than it closes. */
function depthOf(line: string): number {
  const braces = line.replaceAll(/\\[{}]/g, '').replaceAll(/[^{}]/g, '');
  return 2 * braces.replaceAll('}', '').length - braces.length;
}

/** The entries of a text. One that is never closed ends where the next begins. */
function entriesOf(text: string): Entry[] {
  const lines = text.replaceAll('\r', '').split('\n');
  const entries: Entry[] = [];
  for (let at = 0; at < lines.length;) {
    const line = lines[at]!;
    const begun = at;
    at += 1;
    if (line.trim() === '') continue;
    const format = bibtexStart.test(line) ? 'bibtex' : risStart.test(line) ? 'ris' : 'line';
    if (format === 'bibtex')
      for (
        let depth = depthOf(line);
        depth > 0 && at < lines.length && !bibtexStart.test(lines[at]!);
        at += 1
      )
        depth += depthOf(lines[at]!);
    if (format === 'ris')
      while (at < lines.length && !risStart.test(lines[at]!)) {
        at += 1;
        if (/^\s*ER\s{1,2}-/.test(lines[at - 1]!)) break;
      }
    entries.push({ line: begun + 1, format, text: lines.slice(begun, at).join('\n') });
  }
  return entries;
}

/** `Bloom, N. (2015). Does working from home work? The Quarterly Journal of Economics.` */
const written = /^(?<by>.{2,300}?)\s*\((?<year>\d{4})[a-z]?\)[.:,]?\s*(?<rest>.+)$/;

/** A source typed in a line: a DOI, an address, or words of one's own. */
function ofLine(typed: string): NewReference {
  const text = typed.trim().slice(0, bounds.remark.max);
  const doi = doiIn(text);
  const [url = ''] = /https?:\/\/[^\s<>"]+/.exec(text) ?? [];
  const isResolver = /^https?:\/\/(?:dx\.)?doi\.org\//i.test(url);
  const rest = text
    .replace(url, '')
    .replace(doi, '')
    .replace(/\bdoi:?\s*$/i, '')
    .replace(/^\s*(?:doi:?|[-*•]|\[?\d{1,3}[\].)])\s*/i, '')
    .trim();
  const known = { doi, url: isResolver ? '' : url, kind: url && !doi ? 'web' : 'article' } as const;
  const { by, year, rest: said } = written.exec(rest)?.groups ?? {};
  if (by === undefined || year === undefined || said === undefined)
    return newReference({ ...known, title: /[\p{L}\p{N}]/u.test(rest) ? rest : '' });
  const [title = said, container = ''] = said.split(/(?<=[.?!])\s+(.+)/, 2);
  return newReference({
    ...known,
    title: title.replace(/\.$/, ''),
    // Names with initials hold commas: they stay one text.
    authors: [by.replace(/[,.]+$/, '').slice(0, bounds.shortText.max)],
    year,
    container: container.replace(/\.$/, '').slice(0, bounds.shortText.max),
  });
}

/** Sources of a text that holds BibTeX, RIS, DOIs, addresses or lines of one's own, in any mixture. */
export function readReferences(text: string, parse: ParseReference): ReadReferences {
  const entries = entriesOf(text);
  const broken: ReadReferences['broken'] = [];
  // Abbreviations stand before the entries that use them.
  const strings = entries.filter(({ text: own }) => /^\s*@string/i.test(own));
  const macros = strings.map(({ text: own }) => own).join('\n');
  const references = entries.flatMap((entry): NewReference[] => {
    if (entry.format === 'line') return [ofLine(entry.text)];
    if (/^\s*@(?:string|comment|preamble)/i.test(entry.text)) return [];
    try {
      const items = parse(
        entry.format === 'bibtex' ? `${macros}\n${entry.text}` : entry.text,
        entry.format,
      );
      const read = items.map(ofCsl).filter(({ title, doi, url }) => title || doi || url);
      if (read.length > 0) return read;
    } catch {
      // Said with the others that could not be read.
    }
    const [first = ''] = entry.text.trim().split('\n');
    broken.push({ line: entry.line, entry: first.slice(0, 80) });
    return [];
  });
  const { max } = bounds.references;
  return {
    references: references.slice(0, max),
    broken,
    beyond: Math.max(0, references.length - max),
  };
}
