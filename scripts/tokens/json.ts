import { isObject, type TokenTree } from './dtcg';

const width = 100;

const inline = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};

/** JavaScript puts names that are numbers first; in a file, what a group says of itself is. */
const ordered = (value: TokenTree): [string, unknown][] => {
  const entries = Object.entries(value);
  const ofGroup = ([key]: [string, unknown]) => key.startsWith('$');
  return [...entries.filter(ofGroup), ...entries.filter((entry) => !ofGroup(entry))];
};

/** A token, a reference, and everything below them may stand on one line; a group may not. */
const mayBeInline = (value: TokenTree) => '$value' in value || '$ref' in value;

/** JSON a person reads; Prettier keeps it as it is. */
export const printJson = (value: unknown, depth = 0, before = 0, inToken = false): string => {
  const list = Array.isArray(value);
  if (!list && !isObject(value)) return JSON.stringify(value);
  const leaf = inToken || (!list && mayBeInline(value));
  const flat = inline(value);
  if ((leaf || list) && depth * 2 + before + flat.length < width) return flat;
  const indent = '  '.repeat(depth + 1);
  const lines = list
    ? value.map((item) => indent + printJson(item, depth + 1, 0, leaf))
    : ordered(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return `${indent}${name}${printJson(item, depth + 1, name.length, leaf || key === '$extensions')}`;
      });
  const [open, close] = list ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${'  '.repeat(depth)}${close}`;
};
