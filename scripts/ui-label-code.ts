import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Texts by group and name. */
export type LabelGroups = Record<string, Record<string, string>>;

const notice = '// Written by `npm run labels` from the `components` catalogues; do not edit.';
const pascal = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase());
const typeName = (group: string) => `${pascal(group)}Labels`;

/** The arguments of a message with their TypeScript types, in the order they appear. */
function argumentsOf(elements: MessageFormatElement[], found = new Map<string, string>()) {
  for (const element of elements)
    switch (element.type) {
      case TYPE.argument:
        if (!found.has(element.value)) found.set(element.value, 'string');
        break;
      case TYPE.number:
        found.set(element.value, 'number');
        break;
      case TYPE.plural:
      case TYPE.select: {
        const keys = Object.keys(element.options);
        found.set(
          element.value,
          element.type === TYPE.plural
            ? 'number'
            : keys.includes('other')
              ? 'string'
              : keys.map((key) => `'${key}'`).join(' | '),
        );
        for (const { value } of Object.values(element.options)) argumentsOf(value, found);
        break;
      }
      case TYPE.literal:
      case TYPE.pound:
        break;
      default:
        throw new Error(`A built-in text cannot hold ICU element ${element.type}`);
    }
  return found;
}

const written = (text: string) => text.replaceAll(/[`\\]|\$\{/g, '\\$&');

function choice(options: Record<string, { value: MessageFormatElement[] }>, pound: string) {
  const forms = Object.entries(options).map(
    ([key, { value }]) => `'${key}': ${expression(value, pound)}`,
  );
  return `{ ${forms.join(', ')} }`;
}

/** The code of one element: a piece of text, or a TypeScript expression. */
function piece(element: MessageFormatElement, pound: string): { text: string } | { code: string } {
  switch (element.type) {
    case TYPE.literal:
      return { text: element.value };
    case TYPE.argument:
      return { code: element.value };
    case TYPE.number:
      return { code: `number(${element.value})` };
    case TYPE.pound:
      return { code: `number(${pound})` };
    case TYPE.plural:
      if (element.offset) throw new Error('A built-in text cannot hold a plural with an offset');
      return {
        code: `plural(${element.value}, ${choice(element.options, element.value)})`,
      };
    case TYPE.select:
      return { code: `select(${element.value}, ${choice(element.options, pound)})` };
    default:
      throw new Error(`A built-in text cannot hold ICU element ${element.type}`);
  }
}

/** A TypeScript expression for the text. */
function expression(elements: MessageFormatElement[], pound = ''): string {
  const pieces = elements.map((element) => piece(element, pound));
  const [only] = pieces;
  if (!only) return "''";
  if (pieces.length === 1) return 'code' in only ? only.code : JSON.stringify(only.text);
  const parts = pieces.map((part) => ('code' in part ? `\${${part.code}}` : written(part.text)));
  return `\`${parts.join('')}\``;
}

function label(text: string): string {
  const elements = parse(text);
  const names = [...argumentsOf(elements).keys()];
  if (names.length > 0) return `({ ${names.join(', ')} }) => ${expression(elements)}`;
  return JSON.stringify(elements.map((part) => ('value' in part ? part.value : '')).join(''));
}

/** The interfaces of all groups, from the English texts. */
export function labelTypes(groups: LabelGroups): string {
  const lines = Object.entries(groups).map(([group, texts]) => {
    const members = Object.entries(texts).map(([name, text]) => {
      const found = [...argumentsOf(parse(text))];
      const shape = found.map(([argument, type]) => `${argument}: ${type}`).join('; ');
      return `  /** ${text.replaceAll('*/', '* /')} */\n  ${name}: ${found.length > 0 ? `(values: { ${shape} }) => string` : 'string'};`;
    });
    return `export interface ${typeName(group)} {\n${members.join('\n')}\n}`;
  });
  const all = Object.keys(groups).map((group) => `  ${group}: ${typeName(group)};`);
  return `${notice}\n\n${lines.join('\n\n')}\n\n/** Every group of built-in texts. */\nexport interface ComponentLabels {\n${all.join('\n')}\n}\n`;
}

/** One language: a constant per group, so that a component takes its own and no other. */
export function labelModule(tag: string, groups: LabelGroups): string {
  const body = Object.entries(groups)
    .map(
      ([group, texts]) =>
        `export const ${group}: ${typeName(group)} = {\n${Object.entries(texts)
          .map(([name, text]) => `  ${name}: ${label(text)},`)
          .join('\n')}\n};`,
    )
    .join('\n\n');
  const used = ['number', 'plural', 'select'].filter((name) =>
    new RegExp(`\\b${name}\\(`).test(body),
  );
  const tools = used.length > 0 ? `import { formatting } from './formatting.js';\n` : '';
  const types = [...Object.keys(groups).map(typeName), 'ComponentLabels'].join(', ');
  return `${notice}
${tools}import type { ${types} } from './types.js';

${used.length > 0 ? `const { ${used.join(', ')} } = /* @__PURE__ */ formatting('${tag}');\n\n` : ''}${body}

/** For \`<UiProvider labels={labels}>\`. */
export const labels: ComponentLabels = { ${Object.keys(groups).join(', ')} };
`;
}
