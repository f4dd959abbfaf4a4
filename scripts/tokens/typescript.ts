import { group, isPublic, typeStyle, variable } from './css';
import type { Tokens } from './dtcg';
import type { Inputs } from './resolver';
import type { Resolve, Styles } from './rules';
import { read } from './values';

const head = (says: string) =>
  `// ${says}\n// Written by \`npm run tokens\` from packages/ui/tokens.\n\n`;

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`);

const comment = (text: string | undefined) =>
  text ? `/** ${text.replaceAll('*/', '* /')} */\n` : '';

interface Branch {
  [key: string]: Branch | { description: string | undefined };
}

const nest = (tokens: Tokens): Branch => {
  const root: Branch = {};
  for (const [name, { description }] of tokens) {
    if (!isPublic(name)) continue;
    const path = name.split('.');
    let branch = root;
    for (const part of path.slice(0, -1)) branch = (branch[part] ??= {}) as Branch;
    branch[path.at(-1) ?? name] = { description };
  }
  return root;
};

const print = (branch: Branch): string =>
  `{\n${Object.entries(branch)
    .map(([name, child]) => {
      const isLeaf = 'description' in child;
      const text = isLeaf ? comment(child.description as string | undefined) : '';
      return `${text}${key(name)}: ${isLeaf ? "''" : print(child)}`;
    })
    .join(',\n')}\n}`;

/** The shape of `vars`: every public token, with its description. */
export const contractModule = (tokens: Tokens): string =>
  `${head('Every token a component may use.')}export const contract = ${print(nest(tokens))};\n`;

/** The declarations and where they hold, for `themes.css.ts`. */
export const stylesModule = ({ declarations, rules }: Styles): string =>
  `${head('What each theme declares, and where it holds.')}export const declarations = ${JSON.stringify(declarations)} satisfies Record<string, Record<string, string>>;\n\nexport interface TokenRule {
  selector: string;
  /** Condition of \`@media\`, without the keyword. */
  media?: string;
  use: keyof typeof declarations;
  colorScheme?: 'light' | 'dark';
  /** Sets \`font-family\` too. */
  font?: true;
}

export const rules: readonly TokenRule[] = ${JSON.stringify(rules)};\n`;

/** The type scale as style fragments. */
export const typeModule = (tokens: Tokens): string => {
  const styles = [...tokens.keys()]
    .filter((name) => group(name) === 'type')
    .map((name) => `'${name.slice('type.'.length)}': ${JSON.stringify(typeStyle(tokens, name))}`);
  return `${head('The type scale.')}export const typeScale = {${styles.join(',\n')}} as const;\n`;
};

export interface ThemeInputs {
  brand: string;
  mode: 'light' | 'dark';
  contrast: 'standard' | 'more';
}

/** `light`, `dark-contrast`, `vesper-light`: a theme's name says what differs from the first brand. */
export const themeName = ({ brand, mode, contrast }: ThemeInputs, firstBrand: string): string =>
  [
    ...(brand === firstBrand ? [] : [brand]),
    mode,
    ...(contrast === 'more' ? ['contrast'] : []),
  ].join('-');

const opaque = (tokens: Tokens, takes: (name: string) => boolean) =>
  [...tokens.keys()].flatMap((name) => {
    if (tokens.get(name)?.type !== 'color' || !takes(name)) return [];
    const { components, alpha = 1 } = read(tokens, name, 'color');
    return alpha === 1 ? [`${key(name)}: ${JSON.stringify(components)}`] : [];
  });

/** Every theme's opaque colours and scales as OKLCH, for what computes with colours. */
export const themesModule = (
  resolve: Resolve,
  themes: readonly ThemeInputs[],
  firstBrand: string,
): string => {
  const named = themes.map((inputs) => [themeName(inputs, firstBrand), inputs] as const);
  const tokensOf = ({ brand, mode, contrast }: ThemeInputs) =>
    resolve({ brand, mode, contrast } satisfies Inputs);
  const table = (takes: (name: string) => boolean, of: typeof named) =>
    of
      .map(([name, inputs]) => `'${name}': {${opaque(tokensOf(inputs), takes).join(',\n')}}`)
      .join(',\n');
  return `${head("Every theme's colours as OKLCH.")}import type { Oklch } from '../color.js';

/** Attributes that put a wrapper in a theme: \`data-brand\`, \`data-theme\` and \`data-contrast\`. */
export const themes = {${named
    .map(([name, inputs]) => `'${name}': ${JSON.stringify(inputs)}`)
    .join(',\n')}} as const;

export type ThemeName = keyof typeof themes;

const colors = {${table(isPublic, named)}} satisfies Record<ThemeName, Record<string, Oklch>>;

export type ColorToken = keyof (typeof colors)['${named[0]?.[0]}'];

/** Opaque colours by theme and token. */
export const themeColors: Record<ThemeName, Record<ColorToken, Oklch>> = colors;

/** The steps of every scale, \`scale.<hue>.<step>\`; contrast does not change them. */
export const themeScales: Record<string, Record<string, Oklch>> = {${table(
    (name) => group(name) === 'scale',
    named.filter(([, { contrast }]) => contrast === 'standard'),
  )}};
`;
};

/** The custom properties by token, as a consumer's code may write them. */
export const namesModule = (tokens: Tokens): string =>
  `${head('The custom property of every token.')}export const customProperties = {${[
    ...tokens.keys(),
  ]
    .filter(isPublic)
    .map((name) => `'${name}': '${variable(name)}'`)
    .join(',\n')}} as const;

/** \`surface.raised\`, \`space.16\`: the name of a token with a custom property. */
export type TokenName = keyof typeof customProperties;
`;
