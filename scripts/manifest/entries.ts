import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { globSync } from 'tinyglobby';

import { publishedPackages } from '../publish/packages.ts';

export const root = resolve(import.meta.dirname, '..', '..');

/** Entries the library's users import → their source, as the exports maps say. */
export const componentEntries = (): Record<string, string> =>
  Object.fromEntries(
    publishedPackages()
      .filter(({ folder }) => folder === 'ui' || folder === 'forms')
      .flatMap(({ folder, manifest }) =>
        Object.entries(manifest.exports).flatMap(([path, target]): [string, string][] => {
          const source =
            target === null || typeof target === 'string'
              ? ''
              : (target['@constella/source'] ?? '');
          return /\.tsx?$/.test(source) && !path.includes('*') && !/tokens/.test(path)
            ? [[join(manifest.name, path), join('packages', folder, source)]]
            : [];
        }),
      ),
  );

/** Story file, from the root → the title it stands under: `Components/Rating`. */
export const storyTitles = (): Record<string, string> =>
  Object.fromEntries(
    globSync(['packages/*/src/**/*.stories.tsx', '.storybook/**/*.stories.tsx'], {
      cwd: root,
      dot: true,
    })
      .toSorted()
      .flatMap((file) => {
        // What stands before the meta, such as a story's data, may have titles of its own.
        const [, title] =
          /^const meta\b.*?\btitle: '([^']+)'/ms.exec(readFileSync(join(root, file), 'utf8')) ?? [];
        return title ? [[file, title]] : [];
      }),
  );
