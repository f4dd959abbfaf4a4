import { toCss } from '../../packages/ui/src/tokens/color';
import { type Token, TokenError, type Tokens } from './dtcg';
import type {
  ColorValue,
  DimensionValue,
  DurationValue,
  ShadowValue,
  TypographyValue,
} from './values';

/** Custom properties by name, `--constella-…`. */
export type Declarations = Record<string, string>;

/** Groups that other tokens are made of; they have no custom property. */
const internal = new Set(['palette', 'scale', 'face', 'type']);

export const group = (name: string): string => name.slice(0, name.indexOf('.'));

export const isPublic = (name: string): boolean => !internal.has(group(name));

/** `surface.raised` → `--constella-surface-raised`, `accent.onSolid` → `--constella-accent-on-solid`. */
export const variable = (name: string): string =>
  `--constella-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '-')}`;

const color = ({ components, alpha }: ColorValue) => toCss(components, alpha);

/** A zero needs no unit. */
const length = ({ value, unit }: DimensionValue) => (value === 0 ? '0' : `${value}${unit}`);

const shadow = ({ color: paint, inset, spread, ...rest }: ShadowValue): string => {
  // `none` cannot stand in a list of shadows, where these are used.
  if (paint.alpha === 0) return '0 0 0 0 transparent';
  const lengths = [rest.offsetX, rest.offsetY, rest.blur, ...(spread.value === 0 ? [] : [spread])];
  return [...(inset ? ['inset'] : []), ...lengths.map(length), color(paint)].join(' ');
};

/** Names with a space are quoted; keywords may not be. */
export const families = (names: string | readonly string[]): string =>
  [names]
    .flat()
    .map((name) => (/\s/.test(name) ? `'${name}'` : name))
    .join(', ');

const numeric = (value: number, { unit, css }: Token['extension']) => {
  if (Array.isArray(css)) return String(css[value]);
  return value !== 0 && typeof unit === 'string' ? `${value}${unit}` : String(value);
};

/** A checked token's value in CSS. */
export const cssValue = (name: string, { type, value, extension }: Token): string => {
  switch (type) {
    case 'color':
      return color(value as ColorValue);
    case 'dimension':
      return length(value as DimensionValue);
    case 'duration': {
      const { value: amount, unit } = value as DurationValue;
      return `${amount}${unit}`;
    }
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    case 'fontFamily':
      return families(value as string | string[]);
    case 'fontWeight':
      return String(value);
    case 'number':
      return numeric(value as number, extension);
    case 'shadow':
      return [value as ShadowValue | ShadowValue[]].flat().map(shadow).join(', ');
    case 'typography':
      throw new TokenError(name, 'a typography token is several declarations');
  }
};

/** Every public token that passes, as a declaration. */
export const declare = (tokens: Tokens, takes: (name: string) => boolean): Declarations =>
  Object.fromEntries(
    [...tokens]
      .filter(([name]) => isPublic(name) && takes(name))
      .map(([name, token]) => [variable(name), cssValue(name, token)]),
  );

/** Only what differs: a contrast block is added to a theme, it does not repeat it. */
export const changes = (from: Declarations, to: Declarations): Declarations =>
  Object.fromEntries(Object.entries(to).filter(([name, value]) => from[name] !== value));

export interface TypeStyle {
  fontSize: string;
  lineHeight: string;
  letterSpacing?: string;
}

/** A line or tracking that is a token of its own stays a variable: it follows the script. */
export const typeStyle = (tokens: Tokens, name: string): TypeStyle => {
  const token = tokens.get(name);
  if (token?.type !== 'typography') throw new TokenError(name, 'is no typography');
  const { line, tracking } = token.extension;
  const reference = (alias: unknown) =>
    typeof alias === 'string' ? `var(${variable(alias.slice(1, -1))})` : undefined;
  const letterSpacing = reference(tracking);
  return {
    fontSize: length((token.value as TypographyValue).fontSize),
    lineHeight: reference(line) ?? length(line as DimensionValue),
    ...(letterSpacing && { letterSpacing }),
  };
};
