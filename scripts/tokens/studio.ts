// The file Tokens Studio imports into Figma: sets, and the themes that select them.
import { group } from './css';
import { aliasTarget, isObject, type Token, type TokenTree, type TokenType } from './dtcg';
import type { ColorValue, DimensionValue, ShadowValue } from './values';

/** Tokens Studio has a type for each property of Figma. */
const types: Partial<Record<string, string>> = {
  space: 'spacing',
  radius: 'borderRadius',
  control: 'sizing',
  size: 'sizing',
  line: 'lineHeights',
  tracking: 'letterSpacing',
  font: 'fontFamilies',
  face: 'fontFamilies',
  weight: 'fontWeights',
};
const fallback: Record<TokenType, string> = {
  color: 'color',
  dimension: 'dimension',
  fontFamily: 'fontFamilies',
  fontWeight: 'fontWeights',
  duration: 'other',
  cubicBezier: 'other',
  number: 'number',
  shadow: 'boxShadow',
  typography: 'typography',
};

const hex = ({ hex: opaque, alpha = 1 }: ColorValue) =>
  alpha === 1
    ? opaque
    : opaque +
      Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0');

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;

/** Colours as hex, lengths with their unit; aliases stay aliases. */
const plain = (value: unknown): unknown => {
  if (!isObject(value)) return value;
  if ('colorSpace' in value) return hex(value as unknown as ColorValue);
  const { value: amount, unit } = value as unknown as DimensionValue;
  return unit === undefined ? value : `${amount}${unit}`;
};

const shadow = (value: unknown) => {
  const { color, offsetX, offsetY, blur, spread, inset } = value as ShadowValue;
  return {
    color: plain(color),
    x: plain(offsetX),
    y: plain(offsetY),
    blur: plain(blur),
    spread: plain(spread),
    type: inset ? 'innerShadow' : 'dropShadow',
  };
};

const studioValue = ({ type, value, extension }: Token): unknown => {
  if (aliasTarget(value) !== undefined) return value;
  if (type === 'shadow') return Array.isArray(value) ? value.map(shadow) : shadow(value);
  if (type === 'fontFamily') return [value].flat().join(', ');
  if (type === 'cubicBezier') return `cubic-bezier(${(value as number[]).join(', ')})`;
  if (type === 'number') return extension['unit'] === 'em' ? percent(value as number) : value;
  if (type === 'typography' && isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [
        name,
        name === 'lineHeight' ? percent(part as number) : plain(part),
      ]),
    );
  return plain(value);
};

const place = (tree: TokenTree, name: string, token: TokenTree) => {
  const path = name.split('.');
  let branch = tree;
  for (const part of path.slice(0, -1)) branch = (branch[part] ??= {}) as TokenTree;
  branch[path.at(-1) ?? name] = token;
};

/** One set, aliases kept. */
export const studioSet = (tokens: Iterable<[string, Token]>): TokenTree => {
  const set: TokenTree = {};
  for (const [name, token] of tokens)
    place(set, name, {
      $type: types[group(name)] ?? fallback[token.type],
      $value: studioValue(token),
      ...(token.description && { $description: token.description }),
    });
  return set;
};

export interface StudioTheme {
  name: string;
  /** Sets whose tokens the theme publishes. */
  enabled: readonly string[];
  /** Sets its aliases refer to. */
  source: readonly string[];
}

/** The whole file. */
export const studioFile = (
  sets: ReadonlyMap<string, TokenTree>,
  themes: readonly StudioTheme[],
) => ({
  ...Object.fromEntries(sets),
  $themes: themes.map(({ name, enabled, source }) => ({
    id: name,
    name,
    selectedTokenSets: Object.fromEntries([
      ...source.map((set) => [set, 'source']),
      ...enabled.map((set) => [set, 'enabled']),
    ]),
  })),
  $metadata: { tokenSetOrder: [...sets.keys()] },
});
