import { readFileSync } from 'node:fs';

import { parseSync } from 'vite';

/** A node of the parsed tree; what is read of it depends on its type. */
interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

/** A name somewhere else: in a file of the package, or in another package. */
export interface Reference {
  from: string;
  name: string;
}

export interface Declaration {
  /** Without comments but for deprecations, and without `export` and `declare`. */
  text: string;
  /** Names it uses that may be declared or imported in its file. */
  uses: Set<string>;
}

/** Content of a `.d.ts` file, name by name. */
export interface DeclarationFile {
  declarations: Map<string, Declaration[]>;
  imports: Map<string, Reference>;
  /** Public name → the name in this file, or in another one. */
  exports: Map<string, string | Reference>;
  /** Files whose exports are all handed on. */
  stars: string[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Fields with names that mean nothing outside: keys of properties, names of parameters. */
const silent: Record<string, readonly string[]> = {
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  Property: ['key'],
  TSQualifiedName: ['right'],
  TSNamedTupleMember: ['label'],
};

function collectNames(node: Node, names: Set<string>): void {
  if (node.type === 'Identifier' && typeof node['name'] === 'string') names.add(node['name']);
  for (const [field, value] of Object.entries(node)) {
    if (silent[node.type]?.includes(field) && node['computed'] !== true) continue;
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (!isNode(child)) continue;
      // A parameter's own name says nothing; its type does.
      if (field === 'params' && child.type === 'Identifier') {
        if (isNode(child['typeAnnotation'])) collectNames(child['typeAnnotation'], names);
      } else collectNames(child, names);
    }
  }
}

const deprecation = /@deprecated[^\n*]*/;

/** The text of a node, with one line for what is deprecated in place of every other comment. */
function textOf(code: string, node: Node, comments: readonly Node[]): string {
  let text = '';
  let at = node.start;
  for (const comment of comments) {
    if (comment.start < node.start || comment.end > node.end) continue;
    const kept = deprecation.exec(code.slice(comment.start, comment.end))?.[0].trim();
    text += code.slice(at, comment.start) + (kept ? `/** ${kept} */` : '');
    at = comment.end;
  }
  return (
    (text + code.slice(at, node.end))
      .replace(/^(export\s+)?(declare\s+)?/, '')
      // How a function takes its props apart is its own business.
      .replaceAll(/\(\{[^{}()]*\}: (?=\w)/g, '(props: ')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => line.trimEnd())
      .join('\n')
  );
}

const nameOf = (node: unknown): string => {
  const name = isNode(node) ? (node['name'] ?? node['value']) : undefined;
  return typeof name === 'string' ? name : '';
};

/** The names a statement declares. */
const declaredBy = (node: Node): string[] =>
  node.type === 'VariableDeclaration'
    ? (node['declarations'] as Node[]).map(({ id }) => nameOf(id))
    : [nameOf(node['id'])];

export function parseDeclarations(
  file: string,
  code = readFileSync(file, 'utf8'),
): DeclarationFile {
  const { program, comments, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const parsed: DeclarationFile = {
    declarations: new Map(),
    imports: new Map(),
    exports: new Map(),
    stars: [],
  };
  const declare = (node: Node, whole: Node): string[] => {
    const uses = new Set<string>();
    collectNames(node, uses);
    const before = (comments as unknown as Node[]).findLast(({ end }) => end <= whole.start);
    const lead =
      before && code.slice(before.end, whole.start).trim() === ''
        ? deprecation.exec(code.slice(before.start, before.end))?.[0].trim()
        : undefined;
    const text = textOf(code, whole, comments as unknown as Node[]);
    const names = declaredBy(node);
    for (const name of names) {
      const known = parsed.declarations.get(name) ?? [];
      known.push({ text: lead ? `/** ${lead} */\n${text}` : text, uses });
      parsed.declarations.set(name, known);
    }
    return names;
  };
  for (const statement of program.body as unknown as Node[]) {
    const source = isNode(statement['source']) ? String(statement['source']['value']) : undefined;
    const specifiers = (statement['specifiers'] ?? []) as Node[];
    if (statement.type === 'ImportDeclaration' && source !== undefined) {
      for (const { local, imported } of specifiers)
        parsed.imports.set(nameOf(local), { from: source, name: nameOf(imported) || '*' });
    } else if (statement.type === 'ExportAllDeclaration' && source !== undefined) {
      if (isNode(statement['exported']))
        parsed.exports.set(nameOf(statement['exported']), { from: source, name: '*' });
      else parsed.stars.push(source);
    } else if (statement.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of specifiers)
        parsed.exports.set(
          nameOf(exported),
          source === undefined ? nameOf(local) : { from: source, name: nameOf(local) },
        );
      if (isNode(statement['declaration']))
        for (const name of declare(statement['declaration'], statement))
          parsed.exports.set(name, name);
    } else if (/Declaration$|^TSDeclareFunction$/.test(statement.type)) {
      declare(statement, statement);
    }
  }
  return parsed;
}
