import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { TokenTree } from './dtcg';
import { folder, resolverFile, tokenFiles } from './files';
import { resolveTokens, type ResolverDocument } from './resolver';
import { brandStyles } from './rules';

const readTree = (file: string) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as TokenTree;
const sources = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.tokens.json') || file === resolverFile)
    .map((file) => [file, readTree(file)]),
);
const { files, resolve } = tokenFiles(sources);
const text = (path: string) => files.get(path) ?? '';

describe('what follows from the tokens', () => {
  it('leaves the sources as they are on disk', () => {
    for (const [file, tree] of sources) expect(JSON.parse(text(join(folder, file)))).toEqual(tree);
  });

  it('changes every file that holds an edited value', () => {
    const edited = new Map(sources);
    const base = structuredClone(readTree('base.tokens.json')) as { space: TokenTree };
    base.space['16'] = { $value: { value: 17, unit: 'px' } };
    edited.set('base.tokens.json', base);
    const other = tokenFiles(edited).files;
    const changed = [...files.keys()].filter((path) => other.get(path) !== files.get(path));
    expect(changed).toEqual([
      'packages/ui/tokens/base.tokens.json',
      'packages/ui/src/tokens/generated/styles.ts',
      'packages/ui/css/tokens.css',
      'packages/ui/tokens/tokens-studio.json',
    ]);
  });

  it('says which file the resolver document misses', () => {
    const without = new Map(sources);
    without.delete('dark.tokens.json');
    expect(() => tokenFiles(without)).toThrow('packages/ui/tokens/dark.tokens.json is missing');
  });
});

describe('the resolver document', () => {
  const document = readTree(resolverFile) as unknown as ResolverDocument;
  const choose = (inputs: Record<string, string>) => resolveTokens(document, inputs, readTree);

  it('answers each modifier', () => {
    const value = (inputs: Record<string, string>, name: string) => choose(inputs).get(name)?.value;
    expect(value({}, 'control.medium')).toEqual({ value: 32, unit: 'px' });
    expect(value({ pointer: 'coarse' }, 'control.medium')).toEqual({ value: 44, unit: 'px' });
    expect(value({ motion: 'reduced' }, 'time.place')).toEqual({ value: 0, unit: 'ms' });
    expect(value({ script: 'tall' }, 'tracking.60')).toBe(0);
    expect(value({ contrast: 'more' }, 'link.underline')).toBe(1);
    expect(value({ mode: 'dark' }, 'surface.page')).toEqual(value({ mode: 'dark' }, 'scale.ink.1'));
    expect(value({ brand: 'vesper' }, 'accent.solid')).not.toEqual(value({}, 'accent.solid'));
  });

  it('refuses modifiers and contexts it does not have', () => {
    expect(() => choose({ mood: 'good' })).toThrow('mood: no such modifier');
    expect(() => choose({ mode: 'dim' })).toThrow('mode=dim: no such context');
    const broken = { ...document, resolutionOrder: [{ $ref: '#/sets/none' }] };
    expect(() => resolveTokens(broken, {}, readTree)).toThrow('#/sets/none: no such set');
    const astray = { ...document, resolutionOrder: [{ $ref: '#/elsewhere' }] };
    expect(() => resolveTokens(astray, {}, readTree)).toThrow('neither a set nor a modifier');
  });
});

describe('a brand', () => {
  const { declarations, rules } = brandStyles(resolve, 'vesper');
  const { light = {}, dark, lightContrast, darkContrast, shape } = declarations;

  it('says in each theme all that it changes in any', () => {
    const names = Object.keys(light).toSorted();
    expect(names).toContain('--constella-accent-solid');
    expect(names).not.toContain('--constella-success-solid');
    for (const theme of [dark, lightContrast, darkContrast])
      expect(Object.keys(theme ?? {}).toSorted()).toEqual(names);
  });

  it('keeps its shape and faces out of the themes', () => {
    expect(shape).toEqual(
      expect.objectContaining({ '--constella-radius-6': expect.stringMatching(/px$/) }),
    );
    const arabic = rules.find(({ selector }) => selector.includes(':lang(ar)'));
    expect(declarations[arabic?.use ?? '']).toEqual({
      '--constella-font-sans': expect.stringContaining("'SF Arabic'"),
    });
  });

  it('declares the layers before it uses one', () => {
    const css = text('packages/ui/css/vesper.css');
    expect(css).toMatch(/@layer constella\.reset, .*;\s+@layer constella\.app \{/);
  });
});

describe('the Tokens Studio file', () => {
  const studio = JSON.parse(text(join(folder, 'tokens-studio.json'))) as {
    $themes: { name: string; selectedTokenSets: Record<string, string> }[];
    $metadata: { tokenSetOrder: string[] };
  } & Record<string, TokenTree>;
  const setNames = studio.$metadata.tokenSetOrder;
  const at = (set: string, name: string) =>
    name.split('.').reduce<unknown>((node, key) => (node as TokenTree)?.[key], studio[set]);

  it('lists its sets in the order in which they win', () => {
    expect(setNames).toEqual(['base', 'palette', 'vesper', 'light', 'dark', 'contrast']);
    expect(Object.keys(studio).filter((name) => !name.startsWith('$'))).toEqual(setNames);
  });

  it('has a theme for each brand, mode and contrast, of sets that exist', () => {
    expect(studio.$themes.length).toBe(8);
    for (const { selectedTokenSets } of studio.$themes)
      expect(setNames).toEqual(expect.arrayContaining(Object.keys(selectedTokenSets)));
    expect(studio.$themes.at(-1)).toMatchObject({
      name: 'vesper-dark-contrast',
      selectedTokenSets: { vesper: 'enabled', dark: 'enabled', contrast: 'enabled' },
    });
  });

  it('keeps aliases, and resolves every one within its theme', () => {
    expect(at('light', 'surface.page')).toMatchObject({ $value: '{scale.ink.2}' });
    expect(at('light', 'scale.ink.2')).toEqual({ $type: 'color', $value: '{palette.light.ink.2}' });
    for (const { selectedTokenSets } of studio.$themes) {
      const chosen = Object.keys(selectedTokenSets);
      for (const [, target = ''] of JSON.stringify(chosen.map((set) => studio[set])).matchAll(
        /"\{([^{}"]+)\}"/g,
      ))
        expect([target, chosen.some((set) => at(set, target) !== undefined)]).toEqual([
          target,
          true,
        ]);
    }
  });

  it("writes values in Figma's words", () => {
    expect(at('base', 'space.16')).toEqual({ $type: 'spacing', $value: '16px' });
    expect(at('base', 'radius.6')).toEqual({ $type: 'borderRadius', $value: '6px' });
    expect(at('base', 'tracking.24')).toMatchObject({ $type: 'letterSpacing', $value: '-1.2%' });
    expect(at('base', 'type.24')).toMatchObject({
      $type: 'typography',
      $value: { fontFamily: '{font.sans}', fontSize: '1.5rem', lineHeight: '133.33%' },
    });
    expect(at('light', 'surface.scrim')).toMatchObject({ $type: 'color', $value: '#151b246b' });
    expect(at('light', 'shadow.press')).toMatchObject({
      $type: 'boxShadow',
      $value: { color: '#0000001f', spread: '40px', type: 'innerShadow' },
    });
  });
});
