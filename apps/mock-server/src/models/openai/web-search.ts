import { runSourceSchema, type Model } from '@constella/api-client/contract';
import { z } from 'zod';

import type { FoundPage } from '../provider.js';

/** Pages a search of OpenRouter brings, and those of all searches for one text. */
const pagesOfSearch = 5;
const mostPages = 10;
/** US dollars OpenRouter takes for a page that Exa finds (openrouter.ai/docs, web search, pricing). */
const pageOfExa = 0.004;
/** Characters of a page's name and of its words. */
const longest = { title: 200, text: 2_000 };
/** Pages that are read of one answer. */
const mostTold = 50;

/** A way in which a service is told to search the web, or not to. */
export interface WebSearchWay {
  /** Further parts of a request. */
  body(search: boolean): object;
  /** Further tools of a request. */
  tools(search: boolean): readonly object[];
}

/** How the services that search the web are told to. */
export const webSearchWays = {
  /** A tool that OpenRouter carries out itself, for any model that calls tools. */
  openrouter: {
    body: () => ({}),
    tools: (search) =>
      search
        ? [
            {
              type: 'openrouter:web_search',
              // Exa quotes the pages, and its price is known.
              parameters: {
                engine: 'exa',
                max_results: pagesOfSearch,
                max_total_results: mostPages,
              },
            },
          ]
        : [],
  },
  /** Its models search for every text they are not told not to. */
  perplexity: {
    body: (search) => (search ? {} : { disable_search: true }),
    tools: () => [],
  },
} as const satisfies Record<string, WebSearchWay>;

/** What OpenRouter's search costs a model that takes tools. */
export const openRouterSearch = (
  parameters: readonly string[] | null | undefined,
): Model['webSearch'] =>
  parameters && !parameters.includes('tools')
    ? undefined
    : { price: Math.round(pageOfExa * pagesOfSearch * 1e6) / 1e6 };

const words = z.string().nullish().catch(undefined);

/** Pages as OpenAI, OpenRouter and others put them beside a text. */
export const annotationsSchema = z
  .array(
    z.looseObject({
      type: words,
      url_citation: z
        .looseObject({ url: words, title: words, content: words })
        .nullish()
        .catch(undefined),
    }),
  )
  .nullish()
  .catch(undefined);

/** Pages as Perplexity puts them beside an answer. */
export const searchAnswer = {
  search_results: z
    .array(z.looseObject({ url: words, title: words, snippet: words }))
    .nullish()
    .catch(undefined),
  citations: z.array(words).nullish().catch(undefined),
};

/** What an answer says of pages, in any of the ways. */
export interface ToldPages {
  readonly annotations?: z.output<typeof annotationsSchema>;
  readonly search_results?: z.output<typeof searchAnswer.search_results>;
  readonly citations?: z.output<typeof searchAnswer.citations>;
}

type Told = ToldPages['annotations'];

/** The annotations of a chunk, in what is new or beside it. */
export const annotationsIn = (
  choice: { annotations?: Told; delta?: { annotations?: Told } | null | undefined } | undefined,
): NonNullable<Told> => [...(choice?.delta?.annotations ?? []), ...(choice?.annotations ?? [])];

/** Pages of one more chunk: results come whole, with every chunk or the last; annotations one by one. */
export const withPages = (before: ToldPages, chunk: ToldPages): ToldPages => ({
  search_results: chunk.search_results?.length ? chunk.search_results : before.search_results,
  citations: chunk.citations?.length ? chunk.citations : before.citations,
  annotations: [...(before.annotations ?? []), ...(chunk.annotations ?? [])],
});

/** The pages of an answer in their order; null for one that cannot be opened. */
export function pagesOf({
  annotations,
  search_results: results,
  citations,
}: ToldPages): (FoundPage | null)[] {
  // Perplexity's addresses say the same as its results, where it gives both.
  if (results?.length)
    return results
      .slice(0, mostTold)
      .map(({ url, title, snippet }, at) => pageOf(url ?? citations?.[at], title, snippet));
  if (citations?.length) return citations.slice(0, mostTold).map((url) => pageOf(url));
  const found = new Map<string, FoundPage | null>();
  for (const { url_citation: cited } of annotations ?? []) {
    if (!cited) continue;
    const page = pageOf(cited.url, cited.title, cited.content);
    // A page is cited as often as it is used, and quoted once.
    const key = page?.url ?? `${found.size}`;
    if (!found.get(key)?.text) found.set(key, page);
  }
  return [...found.values()].slice(0, mostTold);
}

const address = runSourceSchema.shape.url.unwrap();

function pageOf(
  given: string | null | undefined,
  title?: string | null,
  text?: string | null,
): FoundPage | null {
  if (!given || !URL.canParse(given)) return null;
  const url = new URL(given);
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  if (!address.safeParse(url.href).success) return null;
  return {
    url: url.href,
    title: oneLine(title ?? '').slice(0, longest.title) || url.hostname,
    text: (text ?? '').trim().slice(0, longest.text),
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
