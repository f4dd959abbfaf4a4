/** A file in the format of the Design Tokens Community Group, 2025.10: groups in groups of tokens. */
export interface TokenTree {
  [key: string]: unknown;
}

/** This repository's key below `$extensions`. */
export const extensionKey = 'dev.constella';

export const tokenTypes = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'number',
  'shadow',
  'typography',
] as const;
export type TokenType = (typeof tokenTypes)[number];

export interface Token {
  type: TokenType;
  /** With its aliases, or without after `resolveAliases`. */
  value: unknown;
  description?: string;
  /** Data below `$extensions['dev.constella']`, its groups' included. */
  extension: Record<string, unknown>;
}

/** Dotted name → token, in the order of the files. */
export type Tokens = Map<string, Token>;

/** A file that breaks the format; says where. */
export class TokenError extends Error {
  constructor(name: string, problem: string) {
    super(`${name}: ${problem}`);
    this.name = 'TokenError';
  }
}

export const isObject = (value: unknown): value is TokenTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isToken = (node: unknown): node is TokenTree => isObject(node) && '$value' in node;

/** Children of a group that are groups or tokens themselves. */
export const children = (group: TokenTree): [string, TokenTree][] =>
  Object.entries(group).filter((entry): entry is [string, TokenTree] => {
    const [key, child] = entry;
    if (key.startsWith('$')) return false;
    if (!isObject(child)) throw new TokenError(key, 'is neither a group nor a token');
    return true;
  });

/** Later files win, token by token; a group's own properties are added to. */
export const mergeTrees = (trees: readonly TokenTree[]): TokenTree => {
  const merged: TokenTree = {};
  for (const tree of trees)
    for (const [key, value] of Object.entries(tree)) {
      const before = merged[key];
      const groups = isObject(before) && isObject(value) && !isToken(before) && !isToken(value);
      merged[key] = groups ? mergeTrees([before, value]) : value;
    }
  return merged;
};

const aliasPattern = /^\{([^{}]+)\}$/;

/** `{scale.ink.3}` → `scale.ink.3`; undefined for a value that is no alias. */
export const aliasTarget = (value: unknown): string | undefined =>
  typeof value === 'string' ? aliasPattern.exec(value)?.[1] : undefined;

const at = (tree: TokenTree, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), tree);

const extensionOf = (node: TokenTree): Record<string, unknown> => {
  const all = node['$extensions'];
  const own = isObject(all) ? all[extensionKey] : undefined;
  return isObject(own) ? own : {};
};

const checkName = (name: string, key: string) => {
  if (/[{}.]/.test(key)) throw new TokenError(name, `"${key}" holds a brace or a dot`);
};

/** A group that `$extends` another one has its tokens too, as aliases. */
const inherited = (tree: TokenTree, group: TokenTree, name: string): TokenTree => {
  const target = aliasTarget(group['$extends']);
  if (target === undefined) return group;
  const source = at(tree, target);
  if (!isObject(source) || isToken(source))
    throw new TokenError(name, `extends ${target}, which is no group`);
  const aliases = (from: TokenTree, path: string): TokenTree =>
    Object.fromEntries(
      children(from).map(([key, child]) => [
        key,
        isToken(child) ? { $value: `{${path}.${key}}` } : aliases(child, `${path}.${key}`),
      ]),
    );
  return mergeTrees([aliases(source, target), group]);
};

/**
 * All tokens of a tree by name, types filled in from their groups and aliases.
 *
 * @throws TokenError for a bad name, an unknown type, or a token without one
 */
export const flatten = (tree: TokenTree): Tokens => {
  const nodes = new Map<
    string,
    { node: TokenTree; type: unknown; extension: Token['extension'] }
  >();
  const visit = (group: TokenTree, path: string, type: unknown, extension: Token['extension']) => {
    const whole = inherited(tree, group, path);
    for (const [key, child] of children(whole)) {
      const name = path ? `${path}.${key}` : key;
      checkName(name, key);
      const own = child['$type'] ?? type;
      const merged = { ...extension, ...extensionOf(child) };
      if (isToken(child)) nodes.set(name, { node: child, type: own, extension: merged });
      else visit(child, name, own, merged);
    }
  };
  visit(tree, '', undefined, {});

  const typeOf = (name: string, seen: readonly string[] = []): TokenType => {
    const found = nodes.get(name);
    if (!found) throw new TokenError(seen.at(-1) ?? name, `there is no token ${name}`);
    if (seen.includes(name)) throw new TokenError(name, `refers to itself`);
    const target = aliasTarget(found.node['$value']);
    const type = found.type ?? (target && typeOf(target, [...seen, name]));
    const known = tokenTypes.find((each) => each === type);
    if (!known) throw new TokenError(name, `has the type ${JSON.stringify(type)}`);
    return known;
  };
  return new Map(
    [...nodes].map(([name, { node, extension }]): [string, Token] => {
      const description = node['$description'];
      return [
        name,
        {
          type: typeOf(name),
          value: node['$value'],
          ...(typeof description === 'string' && { description }),
          extension,
        },
      ];
    }),
  );
};

/**
 * The same tokens with every alias replaced by what it stands for, inside composite values too.
 *
 * @throws TokenError for an alias to nothing, to itself, or to a token of another type
 */
export const resolveAliases = (tokens: Tokens): Tokens => {
  const valueOf = (name: string, user: string, seen: readonly string[], type?: TokenType) => {
    const token = tokens.get(name);
    if (!token) throw new TokenError(user, `there is no token ${name}`);
    if (seen.includes(name)) throw new TokenError(user, `refers to itself through ${name}`);
    if (type && token.type !== type)
      throw new TokenError(user, `is a ${type}, but ${name} is a ${token.type}`);
    return replace(token.value, name, [...seen, name], token.type);
  };
  const replace = (
    value: unknown,
    user: string,
    seen: readonly string[],
    type?: TokenType,
  ): unknown => {
    const target = aliasTarget(value);
    if (target !== undefined) return valueOf(target, user, seen, type);
    if (Array.isArray(value)) return value.map((item) => replace(item, user, seen));
    if (isObject(value))
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, replace(item, user, seen)]),
      );
    return value;
  };
  return new Map(
    [...tokens].map(([name, token]) => [
      name,
      { ...token, value: replace(token.value, name, [name], token.type) },
    ]),
  );
};
