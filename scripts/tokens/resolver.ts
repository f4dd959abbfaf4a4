import {
  flatten,
  isObject,
  mergeTrees,
  resolveAliases,
  TokenError,
  type Tokens,
  type TokenTree,
} from './dtcg';
import { checkValues } from './values';

type Source = { $ref: string } | TokenTree;

/** A document of the Resolver Module, 2025.10: which files make up which theme. */
export interface ResolverDocument {
  name: string;
  version: '2025.10';
  description?: string;
  sets: Record<string, { description?: string; sources: readonly Source[] }>;
  modifiers: Record<
    string,
    { description?: string; contexts: Record<string, readonly Source[]>; default: string }
  >;
  resolutionOrder: readonly { $ref: string }[];
}

/** Context by modifier; what is left out is the modifier's default. */
export type Inputs = Readonly<Record<string, string>>;

/** Reads one source by the name it has in the document. */
export type ReadSource = (file: string) => TokenTree;

const load = (source: Source, readSource: ReadSource): TokenTree => {
  const file = source['$ref'];
  return typeof file === 'string' ? readSource(file) : source;
};

const part = (pointer: string): [kind: 'sets' | 'modifiers', name: string] => {
  const [, kind, name] = /^#\/(sets|modifiers)\/([^/]+)$/.exec(pointer) ?? [];
  if (!name) throw new TokenError(pointer, 'points at neither a set nor a modifier');
  return [kind as 'sets' | 'modifiers', name];
};

/** The sources of one context, in order. */
export const contextSources = (
  { modifiers }: ResolverDocument,
  modifier: string,
  context: string | undefined,
  readSource: ReadSource,
): TokenTree[] => {
  const known = modifiers[modifier];
  const sources = known?.contexts[context ?? known.default];
  if (!sources) throw new TokenError(`${modifier}=${context}`, 'no such context');
  return sources.map((source) => load(source, readSource));
};

/**
 * The tokens for one choice of contexts, aliases resolved and shapes checked.
 *
 * @throws TokenError for an input that is not in the document, or a file that breaks the format
 */
export const resolveTokens = (
  document: ResolverDocument,
  inputs: Inputs,
  readSource: ReadSource,
): Tokens => {
  for (const modifier of Object.keys(inputs))
    if (!isObject(document.modifiers[modifier])) throw new TokenError(modifier, 'no such modifier');
  const trees = document.resolutionOrder.flatMap(({ $ref }) => {
    const [kind, name] = part($ref);
    if (kind === 'modifiers') return contextSources(document, name, inputs[name], readSource);
    const set = document.sets[name];
    if (!set) throw new TokenError($ref, 'no such set');
    return set.sources.map((source) => load(source, readSource));
  });
  const tokens = resolveAliases(flatten(mergeTrees(trees)));
  checkValues(tokens);
  return tokens;
};
