import { expect, it } from 'vitest';

import type { House } from './floors/house';
import { picture } from './floors/picture';
import { specifiersIn, type Import } from './floors/read-imports';
import { breaches, circles } from './floors/rules';

const houses: readonly House[] = [
  { folder: 'apps/shop', uses: ['@constella/ui'] },
  {
    folder: 'apps/shop/src',
    floors: 'app → screens/* → cart | stock → base + text',
    tests: 'down',
  },
  { folder: 'apps/shop/src/stock', floors: 'index.ts → * → shared' },
];

/** A file of the shop and what it imports: files of the shop, or packages. */
const files = (of: Record<string, readonly string[]>) =>
  new Map<string, Import[]>(
    Object.entries(of).map(([from, list]) => [
      `apps/shop/src/${from}`,
      list.map((specifier) =>
        specifier.startsWith('@')
          ? { specifier }
          : { specifier: './x', file: `apps/shop/src/${specifier}` },
      ),
    ]),
  );

it('reads every kind of import', () => {
  const text = `
    import type { A } from './a.js';
    import './b.css';
    export type { C } from './c';
    export * from './d';
    const e = () => import('./e');
    let f: () => import('./f').F;
    const { g } = await import('./g');
    import(\`./\${e}\`);
    const jsx = <A />;
  `;
  expect(specifiersIn('x.tsx', text).toSorted()).toEqual([
    './a.js',
    './b.css',
    './c',
    './d',
    './e',
    './f',
    './g',
  ]);
});

it('names the file that cannot be read', () => {
  expect(() => specifiersIn('broken.ts', 'import {')).toThrow('broken.ts');
});

it.each([
  ['down', 'app/main.ts', 'base/a.ts', undefined],
  ['within a room', 'screens/list/a.ts', 'screens/list/b.ts', undefined],
  ['within a floor of one group', 'base/a.ts', 'text/b.ts', undefined],
  ['up', 'base/a.ts', 'screens/list/a.ts', 'screens/list is a floor above base'],
  [
    'to a screen beside',
    'screens/list/a.ts',
    'screens/item/a.ts',
    'screens/list and screens/item are neighbours',
  ],
  ['to a neighbour', 'cart/a.ts', 'stock/a/a.ts', 'cart and stock are neighbours'],
  ['within a house within a house', 'stock/a/x.ts', 'stock/b/x.ts', 'a and b are neighbours'],
  ['up in one', 'stock/shared/x.ts', 'stock/index.ts', 'index.ts is a floor above shared'],
  ['of a package', 'base/a.ts', '@constella/ui/charts', undefined],
  [
    'of another package',
    'base/a.ts',
    '@constella/forms',
    'apps/shop knows nothing of @constella/forms',
  ],
  ['of a test', 'base/a.ts', 'base/testing/b.ts', 'only tests and stories use it'],
  ['by a test, to a neighbour', 'cart/a.test.ts', 'stock/a/a.ts', undefined],
  ['by a test, up', 'cart/a.test.ts', 'app/main.ts', 'it is on a floor above'],
  ['by a style', 'base/a.css.ts', 'base/a.tsx', 'a style asks a component'],
])('an import %s', (_what, from, to, problem) => {
  const found = breaches(houses, files({ [from]: [to] }));
  expect(found.map((line) => line.replace(/^.*: /, ''))).toEqual(
    problem === undefined ? [] : [problem],
  );
});

it('wants a floor for every file', () => {
  expect(breaches(houses, files({ 'attic/a.ts': [] }))).toEqual([
    'apps/shop/src/attic/a.ts: apps/shop/src has no floor for it',
  ]);
});

it.each([
  ['a line', { 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': [] }, []],
  ['two ways down', { 'a.ts': ['b.ts', 'c.ts'], 'b.ts': ['c.ts'], 'c.ts': [] }, []],
  ['a circle', { 'a.ts': ['b.ts'], 'b.ts': ['c.ts'], 'c.ts': ['b.ts'] }, [['b.ts', 'c.ts']]],
  ['a file that imports itself', { 'a.ts': ['a.ts'] }, [['a.ts']]],
])('circles of %s', (_what, of, expected) => {
  const found = circles(files(of));
  expect(found.map((circle) => circle.map((file) => file.replace('apps/shop/src/', '')))).toEqual(
    expected,
  );
});

it('draws an arrow once, without those that a longer way says too', () => {
  const drawn = picture(
    houses,
    files({
      'app/a.ts': ['screens/list/a.ts', 'base/a.ts'],
      'screens/list/a.ts': ['base/a.ts'],
      'screens/item/a.ts': ['text/a.ts'],
      'cart/a.test.ts': ['stock/a.ts'],
    }),
  );
  expect(drawn.split('\n').filter((line) => line.includes('-->'))).toEqual([
    '  shop --> ui',
    '  app --> screens_["screens/*"]',
    '  screens_["screens/*"] --> base_text["base + text"]',
  ]);
});
