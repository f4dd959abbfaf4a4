import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { cleanManifest } from './clean-manifest.ts';
import { publishedPackages } from './packages.ts';

const manifest = {
  name: '@constella/example',
  version: '1.0.0',
  exports: {
    '.': {
      '@constella/source': './src/index.ts',
      types: './dist/index.d.ts',
      default: './dist/index.js',
    },
    './style.css': './dist/style.css',
  },
  scripts: { build: 'vite build' },
  dependencies: { zod: '^4.0.0' },
  devDependencies: { vite: '8.0.0' },
  publishConfig: { directory: '../../dist/packages/example' },
};

describe('cleanManifest', () => {
  it('leaves nothing that points at sources or concerns the repository alone', () => {
    expect(cleanManifest(manifest)).toEqual({
      name: '@constella/example',
      version: '1.0.0',
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './style.css': './dist/style.css',
        './package.json': './package.json',
      },
      dependencies: { zod: '^4.0.0' },
    });
  });
});

describe('publishedPackages', () => {
  it('lists each package after those it needs', () => {
    const names = publishedPackages().map(({ folder }) => folder);
    expect(names.toSorted()).toEqual(['api-client', 'forms', 'i18n', 'ui']);
    expect(names.at(-1)).toBe('forms');
  });

  it.each(publishedPackages())(
    'says how $folder is found, and brings what is written about it',
    ({ directory, manifest: { description, keywords, files } }) => {
      expect(description).toMatch(/^Constella's \w/);
      const words = z.array(z.string().regex(/^[a-z0-9-]+$/)).parse(keywords);
      expect(words.length).toBeGreaterThan(4);
      expect(new Set(words).size).toBe(words.length);
      expect(files).toContain('api.md');
      expect(readFileSync(join(directory, 'README.md'), 'utf8')).toContain('`api.md`');
    },
  );

  it('lets no exports map reach into a folder of components', () => {
    const paths = publishedPackages().flatMap(({ manifest: each }) =>
      Object.entries(each.exports).flatMap(([path, target]) => (target === null ? [] : [path])),
    );
    expect(
      paths.filter((path) => !/^\.(\/[a-z0-9-]+)?(\/\*(\.json)?|\.css|\.json)?$/.test(path)),
    ).toEqual([]);
  });
});
