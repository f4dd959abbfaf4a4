// Which message ids the code mentions, read from its syntax tree: comments do not count.
import { parseAst } from 'vite';

/** What one file says about messages. */
export interface MessageMentions {
  /** Every string literal that could be an id. */
  literals: Set<string>;
  /** Literals that must be ids: `formatMessage({ id })`, `<FormattedMessage id>`. */
  required: Set<string>;
  /** Ids put together at run time, `agents.type.${type}`, as the texts around what is filled in. */
  patterns: Set<string>;
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
  const found: MessageMentions = { literals: new Set(), required: new Set(), patterns: new Set() };
  const visit = (node: SyntaxNode) => {
    const literal = stringOf(node);
    if (literal !== undefined && looksLikeId.test(literal)) {
      // 'agents.type.' + type
      if (literal.endsWith('.')) found.patterns.add(`${literal}${gap}`);
      else found.literals.add(literal);
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
    for (const value of Object.values(node)) {
      if (isNode(value)) visit(value);
      else if (Array.isArray(value)) for (const item of value) if (isNode(item)) visit(item);
    }
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode);
  return found;
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * The ids a pattern can make. What is filled in is one part of the id; only when no id fits that way
 * may it be several (`validation.${rule}` with a rule of `generic.min`).
 */
export function idsOfPattern(pattern: string, ids: readonly string[]): string[] {
  const parts = pattern.split(gap).map(escape);
  for (const filling of ['[^.]+', '.+']) {
    const shape = new RegExp(`^${parts.join(filling)}$`);
    const fitting = ids.filter((id) => shape.test(id));
    if (fitting.length > 0) return fitting;
  }
  return [];
}
