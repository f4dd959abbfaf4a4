import type { Prompt } from './prompt.js';
import type { CompletionRequest } from './provider.js';
import { estimateTokens } from './tokens.js';

/** Tokens an answer gets at least, and the share of the context it may claim of what is read. */
const leastAnswer = 256;
const answerShare = 0.25;
/** An estimate of tokens may be this much too low. */
const safety = 0.92;
/** Tokens a passage keeps at least: what it is about. */
const leastPassage = 40;
/** Rounds of shortening: a cut at the end of a paragraph may be early, an estimate rough. */
const mostRounds = 4;

/** What was shortened: passages by their names, and the texts of earlier steps. */
export interface Shortened {
  readonly passages: readonly string[];
  readonly found: boolean;
}

/** A request that fits into a model's context, as far as it can be made to. */
export interface Fitted {
  readonly request: CompletionRequest;
  readonly shortened: Shortened | undefined;
  /** What it has to read, about. */
  readonly inputTokens: number;
}

/**
 * A request made to fit into a context of so many tokens: what may be written is kept within it, and
 * passages and the texts of earlier steps are shortened, the longest first, at the end of a
 * paragraph. What the person asks stays as it is.
 */
export async function fitRequest(
  request: CompletionRequest,
  context: number,
  measure: (request: CompletionRequest) => Promise<number>,
): Promise<Fitted> {
  const reserved = Math.min(
    request.maxTokens,
    Math.max(leastAnswer, Math.floor(context * answerShare)),
  );
  const room = Math.floor((context - reserved) * safety);
  let { prompt } = request;
  let inputTokens = await measure(request);
  let shortened: Shortened | undefined;
  for (let round = 0; inputTokens > room && round < mostRounds; round += 1) {
    const cut = shorten(prompt, inputTokens - room);
    if (!cut) break;
    prompt = cut.prompt;
    shortened = {
      passages: [...new Set([...(shortened?.passages ?? []), ...cut.shortened.passages])],
      found: (shortened?.found ?? false) || cut.shortened.found,
    };
    inputTokens = await measure({ ...request, prompt });
  }
  const left = Math.floor(context * safety) - inputTokens;
  const maxTokens = Math.max(Math.min(request.maxTokens, left), leastAnswer);
  return { request: { ...request, prompt, maxTokens }, shortened, inputTokens };
}

interface Piece {
  readonly key: string;
  readonly text: string;
  readonly tokens: number;
}

/** A prompt without so many tokens of its passages and findings; `undefined` when there is nothing to cut. */
function shorten(
  prompt: Prompt,
  excess: number,
): { prompt: Prompt; shortened: Shortened } | undefined {
  const { context } = prompt;
  if (!context) return undefined;
  const { passages, found } = context;
  const passagePieces = passages.map(({ number, text }) => pieceOf(String(number), text));
  const foundPieces = Object.entries(found).map(([step, text]) => pieceOf(step, text));
  const limit = limitFor([...passagePieces, ...foundPieces], excess);
  const cutPassages = new Map(passagePieces.flatMap((piece) => cutOf(piece, limit)));
  const cutFound = new Map(foundPieces.flatMap((piece) => cutOf(piece, limit)));
  if (cutPassages.size + cutFound.size === 0) return undefined;
  return {
    prompt: {
      ...prompt,
      context: {
        ...context,
        passages: passages.map((passage) => ({
          ...passage,
          text: cutPassages.get(String(passage.number)) ?? passage.text,
        })),
        found: { ...found, ...Object.fromEntries(cutFound) },
      },
    },
    shortened: {
      passages: passages
        .filter(({ number }) => cutPassages.has(String(number)))
        .map(({ name }) => name),
      found: cutFound.size > 0,
    },
  };
}

const pieceOf = (key: string, text: string): Piece => ({ key, text, tokens: estimateTokens(text) });

/** The tokens the longest pieces are cut to, so that all together are `excess` fewer. */
function limitFor(pieces: readonly Piece[], excess: number): number {
  const sorted = pieces.map(({ tokens }) => tokens).toSorted((a, b) => b - a);
  let sum = 0;
  for (const [at, tokens] of sorted.entries()) {
    sum += tokens;
    const limit = Math.floor((sum - excess) / (at + 1));
    if (limit >= (sorted[at + 1] ?? 0)) return Math.max(limit, leastPassage);
  }
  return leastPassage;
}

/** The mark of a text that goes on. */
const more = '\n\n[…]';

function cutOf({ key, text, tokens }: Piece, limit: number): [string, string][] {
  if (tokens <= limit || tokens <= leastPassage) return [];
  const letters = Math.max(Math.floor(text.length * (limit / tokens)) - more.length, 1);
  const beginning = text.slice(0, letters);
  // At a paragraph's end, else a line's, else a sentence's, as long as half of it is left.
  const ends = [/\n\s*\n(?![\s\S]*\n\s*\n)/, /\n(?![^]*\n)/, /[.!?。！？؟](?![^]*[.!?。！？؟])/];
  for (const [at, end] of ends.entries()) {
    const found = beginning.search(end);
    if (found >= letters / 2) return [[key, beginning.slice(0, found + (at === 2 ? 1 : 0)) + more]];
  }
  return [[key, beginning + more]];
}
