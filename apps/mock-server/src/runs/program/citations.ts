import type { RunResult, RunSource } from '@constella/api-client/contract';

import type { Passage } from '../../models/prompt.js';
import { shortened } from '../../prose/read-brief.js';

/** A number in brackets that is no link's text. */
const citation = /(?<before>\s?)\[(?<number>\d{1,3})\](?!\()/g;
/** Characters of a source that tell which one it is. */
const longestExcerpt = 200;

/** A result whose citations are numbered as its sources are. */
export interface CitedResult {
  readonly result: RunResult;
  /** The passages that are cited, in the order of their first citation. */
  readonly sources: readonly RunSource[];
  /** Citations of passages there are not; they are taken out. */
  readonly removed: number;
}

/** Numbers the citations of a result anew, by the passages it really cites. */
export function citeSources(result: RunResult, passages: readonly Passage[]): CitedResult {
  // Without passages nobody was asked to cite: brackets are the person's own.
  if (passages.length === 0) return { result, sources: [], removed: 0 };
  const cited = new Map<number, number>();
  let removed = 0;
  const inText = (text: string): string =>
    text.replace(citation, (_all, before: string, digits: string) => {
      const number = Number(digits);
      if (!passages.some((passage) => passage.number === number)) {
        removed += 1;
        return '';
      }
      cited.set(number, (cited.get(number) ?? 0) + 1);
      return `${before}[${[...cited.keys()].indexOf(number) + 1}]`;
    });
  const numbered = inEveryText(result, inText) as RunResult;
  const sources = [...cited].map(([number, count]): RunSource => {
    const { kind, name, page, url, run, text } = passages.find(
      (passage) => passage.number === number,
    )!;
    return {
      kind,
      name,
      ...(text && { excerpt: shortened(text, longestExcerpt) }),
      count,
      ...(page && { page }),
      ...(url && { url }),
      ...(run && { run }),
    };
  });
  return { result: numbered, sources, removed };
}

/** A result that lists its sources itself: its citations are theirs. */
export function ownSources(result: RunResult, sources: readonly RunSource[]): CitedResult {
  const { value, removed } = withoutUnknownCitations(result, sources.length);
  return { result: value as RunResult, sources, removed };
}

/**
 * A value without citations of sources beyond so many, and how many there were. Without sources
 * brackets are the person's own.
 */
export function withoutUnknownCitations(
  value: unknown,
  sources: number,
): { value: unknown; removed: number } {
  if (sources === 0) return { value, removed: 0 };
  let removed = 0;
  const known = inEveryText(value, (text) =>
    text.replace(citation, (all, _before: string, digits: string) => {
      if (Number(digits) >= 1 && Number(digits) <= sources) return all;
      removed += 1;
      return '';
    }),
  );
  return { value: known, removed };
}

/** A link to a page, also one whose text is in brackets of its own. */
const link = /\[\[?(?<label>[^[\]]*)\]?\]\((?<url>https?:\/\/[^\s()]+)\)/g;

/**
 * A value whose citations of pages a service found are those of the run: the service's own numbers,
 * and links to pages.
 *
 * @param own the run's number of each page, in the service's order; null for what is no page
 * @param byAddress the run's numbers of all pages it found
 */
export function citePages<T>(
  value: T,
  own: readonly (number | null)[],
  byAddress: ReadonlyMap<string, number>,
): T {
  return inEveryText(value, (text) =>
    text
      // Numbers first: those of links are the run's already.
      .replace(citation, (all, before: string, digits: string) => {
        const number = own[Number(digits) - 1];
        return number ? `${before}[${number}]` : all;
      })
      .replace(link, (all, label: string, url: string) => {
        const { href, host } = new URL(url);
        const number = byAddress.get(href);
        if (!number) return all;
        // The name of the place, or a number, says nothing the source does not say.
        const isName = /^\d*$/.test(label) || host.endsWith(label.replace(/^www\./, ''));
        return isName ? `[${number}]` : `${label} [${number}]`;
      }),
  ) as T;
}

/** A value with every text in it written otherwise. */
export function inEveryText(value: unknown, write: (text: string) => string): unknown {
  if (typeof value === 'string') return write(value);
  if (Array.isArray(value)) return value.map((one) => inEveryText(one, write));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, inEveryText(one, write)]),
  );
}
