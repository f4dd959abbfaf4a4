// Which message ids the code mentions, read from its syntax tree: comments do not count.
import { parseAst } from 'vite';

/** Mentions of messages in one file. */
export interface MessageMentions {
  /** Every string literal that could be an id. */
  literals: Set<string>;
  /** Literals that must be ids: `formatMessage({ id })`, `<FormattedMessage id>`. */
  required: Set<string>;
  /** Ids put together at run time, `agents.type.${type}`, as the texts around what is filled in. */
  patterns: Set<string>;
  /** Ids and patterns that follow from a form's layout or a result's blocks, where there is such a text. */
  derived: Set<string>;
}

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

// Stands in a pattern for what is only known at run time.
const gap = '${…}';

const nameOf = (node: unknown): string | undefined => {
  if (!isNode(node)) return undefined;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return typeof node.name === 'string' ? node.name : undefined;
};

const stringOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : undefined;

function add(set: Set<string>, value: string | undefined) {
  if (value !== undefined) set.add(value);
}

/** The id in `{ id: '…' }`, when it is written out. */
function idProperty(node: unknown): string | undefined {
  if (!isNode(node) || node.type !== 'ObjectExpression') return undefined;
  const properties = node.properties as SyntaxNode[];
  const id = properties.find((property) => nameOf(property.key) === 'id');
  return id && stringOf(id.value);
}

function jsxId(node: SyntaxNode): string | undefined {
  const attributes = node.attributes as SyntaxNode[];
  const id = attributes.find((attribute) => nameOf(attribute.name) === 'id');
  return id && stringOf(id.value);
}

/** Ids a layout's names can stand for: labels, hints, options of `defineLayout`. */
function addLayout(derived: Set<string>, parts: SyntaxNode): void {
  const starts = (parts.properties as SyntaxNode[])
    .filter((property) => ['labels', 'choices'].includes(nameOf(property.key) ?? ''))
    .flatMap((property) => stringOf(property.value) ?? []);
  for (const text of stringsIn(parts)) {
    if (starts.includes(text)) continue;
    for (const id of [text, ...starts.map((start) => `${start}.${text}`)])
      for (const end of ['', '.hint', `.${gap}`, `.${gap}.hint`]) derived.add(`${id}${end}`);
  }
}

const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);

const stringsIn = (node: SyntaxNode): string[] => [
  ...[stringOf(node) ?? []].flat(),
  ...childrenOf(node).flatMap(stringsIn),
];

/**
 * @param namespaces the first words an id can have; other strings are no ids.
 * @throws when the file does not parse
 */
export function messageMentions(
  file: string,
  code: string,
  namespaces: readonly string[],
): MessageMentions {
  const looksLikeId = new RegExp(String.raw`^(?:${namespaces.join('|')})\.\w`);
  const startsId = new RegExp(String.raw`^(?:${namespaces.join('|')})\.`);
  // Templates of offline content: '### content.offline.nextSteps', 'content.training.ask.{ask}'.
  const inTemplate = /\bcontent(?:\.(?:[\w-]|\{\w+\})+){2,}/g;
  const found: MessageMentions = {
    literals: new Set(),
    required: new Set(),
    patterns: new Set(),
    derived: new Set(),
  };
  const visit = (node: SyntaxNode) => {
    const literal = stringOf(node);
    if (literal !== undefined && looksLikeId.test(literal)) {
      // 'agents.type.' + type
      if (literal.endsWith('.')) found.patterns.add(`${literal}${gap}`);
      else if (!literal.includes('{')) found.literals.add(literal);
    }
    for (const [id] of literal?.matchAll(inTemplate) ?? [])
      if (id.includes('{')) found.patterns.add(id.replaceAll(/\{\w+\}/g, gap));
      else if (id !== literal) found.literals.add(id);
    // A block's `words: 'agents.type'` stand before a choice of the result.
    if (node.type === 'Property' && nameOf(node.key) === 'words') {
      const start = stringOf(node.value);
      if (start !== undefined) found.derived.add(`${start}.${gap}`);
    }
    if (node.type === 'TemplateLiteral') {
      const parts = (node.quasis as { value: { cooked: string } }[]).map(
        ({ value }) => value.cooked,
      );
      if (parts.length === 1) add(found.literals, parts[0]);
      else if (startsId.test(parts[0] ?? '')) found.patterns.add(parts.join(gap));
    }
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'formatMessage')
      add(found.required, idProperty((node.arguments as unknown[])[0]));
    if (node.type === 'JSXOpeningElement' && nameOf(node.name) === 'FormattedMessage')
      add(found.required, jsxId(node));
    if (node.type === 'CallExpression' && nameOf(node.callee) === 'defineLayout') {
      const parts = (node.arguments as unknown[])[1];
      if (isNode(parts) && parts.type === 'ObjectExpression') addLayout(found.derived, parts);
    }
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode);
  return found;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The text between two dots of an id. */
export const onePart = '[^.]+';

/**
 * The ids a pattern can make. What is filled in is one part of the id; only when no id fits that way
 * may it be several (`validation.${rule}` with a rule of `generic.min`).
 */
export function idsOfPattern(
  pattern: string,
  ids: readonly string[],
  fillings: readonly string[] = [onePart, '.+'],
): string[] {
  const parts = pattern.split(gap).map(escape);
  for (const filling of fillings) {
    const shape = new RegExp(`^${parts.join(filling)}$`);
    const fitting = ids.filter((id) => shape.test(id));
    if (fitting.length > 0) return fitting;
  }
  return [];
}
