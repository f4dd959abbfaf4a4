import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

import { parseSync, Visitor } from 'oxc-parser';

/** One import of a source file. */
export interface Import {
  /** Import specifier: `./button`, `@constella/ui`. */
  specifier: string;
  /** The source file it leads to, where it is a relative one. */
  file?: string;
}

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx'];

/** The source file a relative specifier leads to; undefined for a style sheet, a picture, JSON. */
function fileOf(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  const path = posix.join(dirname(from), specifier.replace(/\?.*$/, ''));
  return [path, path.replace(/\.js$/, '')]
    .flatMap((stem) => endings.map((ending) => stem + ending))
    .find((candidate) => files.has(candidate));
}

/** Specifiers of a program's imports and exports: values, types, `import()` and `import('…').T`. */
export function specifiersIn(file: string, text: string): string[] {
  const { module, program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const argument = text.slice(start, end);
      return /^(['"`])[^$]*\1$/.test(argument) ? argument.slice(1, -1) : [];
    }),
  ];
  // The list has no types; the tree does, and costs ten times as much.
  if ((text.match(/\bimport\(/g) ?? []).length > module.dynamicImports.length)
    new Visitor({ TSImportType: ({ source }) => void found.push(source.value) }).visit(program);
  return [...new Set(found)];
}

/** The imports of every source file. */
export function readImports(files: readonly string[]): Map<string, Import[]> {
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      specifiersIn(file, readFileSync(file, 'utf8')).map((specifier) => ({
        specifier,
        file: specifier.startsWith('.') ? fileOf(file, specifier, known) : undefined,
      })),
    ]),
  );
}
