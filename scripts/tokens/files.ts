import { join } from 'node:path';

import { complete } from './complete';
import { children, flatten, mergeTrees, type Tokens, type TokenTree } from './dtcg';
import { printJson } from './json';
import { plainCss } from './plain-css';
import { contextSources, resolveTokens, type ResolverDocument } from './resolver';
import { baseStyles, brandStyles, type Resolve } from './rules';
import { studioFile, studioSet, type StudioTheme } from './studio';
import {
  contractModule,
  namesModule,
  stylesModule,
  type ThemeInputs,
  themeName,
  themesModule,
  typeModule,
} from './typescript';

export const folder = 'packages/ui/tokens';
export const resolverFile = 'constella.resolver.json';
const modules = 'packages/ui/src/tokens/generated';
const styles = 'packages/ui/css';

const contexts = (document: ResolverDocument, modifier: string) => {
  const known = document.modifiers[modifier];
  // The default comes first, wherever it stands in the document.
  return known
    ? [known.default, ...Object.keys(known.contexts).filter((name) => name !== known.default)]
    : [];
};

/** Which names a source declares itself; a group that extends another one has all of its names. */
const declares = (source: TokenTree) => {
  const tokens = new Set<string>();
  const groups: string[] = [];
  const collect = (node: TokenTree, path: string) => {
    if ('$value' in node) tokens.add(path);
    else if ('$extends' in node) groups.push(`${path}.`);
    else for (const [key, child] of children(node)) collect(child, path ? `${path}.${key}` : key);
  };
  collect(source, '');
  return (name: string) => tokens.has(name) || groups.some((path) => name.startsWith(path));
};

/**
 * Every file that follows from the sources: path → text, unformatted. The sources themselves are
 * among them, because they hold values that follow from others.
 */
export const tokenFiles = (
  sources: ReadonlyMap<string, TokenTree>,
): { files: Map<string, string>; resolve: Resolve } => {
  const raw = (file: string): TokenTree => {
    const tree = sources.get(file);
    if (!tree) throw new Error(`${join(folder, file)} is missing`);
    return tree;
  };
  const document = raw(resolverFile) as unknown as ResolverDocument;
  const palette = raw('palette.tokens.json');
  const completed = new Map(
    [...sources].map(([file, tree]) => [
      file,
      file === resolverFile ? tree : complete(tree, palette),
    ]),
  );
  const readSource = (file: string) => {
    raw(file);
    return completed.get(file) ?? {};
  };
  const cache = new Map<string, Tokens>();
  const resolve: Resolve = (inputs) => {
    const id = JSON.stringify(inputs);
    const tokens = cache.get(id) ?? resolveTokens(document, inputs, readSource);
    cache.set(id, tokens);
    return tokens;
  };

  const [firstBrand = '', ...brands] = contexts(document, 'brand');
  const themes: ThemeInputs[] = [firstBrand, ...brands].flatMap((brand) =>
    (['standard', 'more'] as const).flatMap((contrast) =>
      (['light', 'dark'] as const).map((mode) => ({ brand, mode, contrast })),
    ),
  );

  const fromContext = (modifier: string, context: string) =>
    contextSources(document, modifier, context, readSource);
  const foundation = [readSource('base.tokens.json'), readSource('palette.tokens.json')];
  const sets = new Map<string, TokenTree>();
  const addSet = (name: string, below: readonly TokenTree[], own: readonly TokenTree[]) => {
    const takes = declares(mergeTrees(own));
    const all = flatten(mergeTrees([...below, ...own]));
    sets.set(name, studioSet([...all].filter(([token]) => takes(token))));
  };
  addSet('base', [], foundation.slice(0, 1));
  addSet('palette', [], foundation.slice(1));
  for (const brand of brands) addSet(brand, foundation, fromContext('brand', brand));
  for (const mode of ['light', 'dark']) addSet(mode, foundation, fromContext('mode', mode));
  addSet(
    'contrast',
    [...foundation, ...fromContext('mode', 'light')],
    fromContext('contrast', 'more'),
  );
  const studioThemes = themes.map((inputs): StudioTheme => {
    const { brand, mode, contrast } = inputs;
    const more = contrast === 'more' ? ['contrast'] : [];
    const own = brand === firstBrand ? [] : [brand];
    return {
      name: themeName(inputs, firstBrand),
      source: ['palette'],
      enabled: ['base', ...own, mode, ...more],
    };
  });

  const base = baseStyles(resolve);
  const files = new Map([
    ...[...completed].map(([file, tree]) => [join(folder, file), printJson(tree)] as const),
    [join(modules, 'contract.ts'), contractModule(resolve({}))],
    [join(modules, 'names.ts'), namesModule(resolve({}))],
    [join(modules, 'styles.ts'), stylesModule(base)],
    [join(modules, 'type-scale.ts'), typeModule(resolve({}))],
    [join(modules, 'themes.ts'), themesModule(resolve, themes, firstBrand)],
    [
      join(styles, 'tokens.css'),
      plainCss(base, 'base', 'The tokens as custom properties, for pages without our components.'),
    ],
    ...brands.map(
      (brand) =>
        [
          join(styles, `${brand}.css`),
          plainCss(brandStyles(resolve, brand), 'app', `What data-brand="${brand}" changes.`),
        ] as const,
    ),
    [join(folder, 'tokens-studio.json'), printJson(studioFile(sets, studioThemes))],
  ]);
  return { files, resolve };
};
