import { isObject, TokenError, type Token, type TokenType, type Tokens } from './dtcg';

export interface ColorValue {
  colorSpace: 'oklch';
  components: readonly [lightness: number, chroma: number, hue: number];
  /** 0–1. @default 1 */
  alpha?: number;
  /** Color for tools that know sRGB only. */
  hex: string;
}

export interface DimensionValue {
  value: number;
  unit: 'px' | 'rem';
}

export interface DurationValue {
  value: number;
  unit: 'ms' | 's';
}

export type BezierValue = readonly [x1: number, y1: number, x2: number, y2: number];

export interface ShadowValue {
  color: ColorValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
  inset?: boolean;
}

export interface TypographyValue {
  fontFamily: string | readonly string[];
  fontSize: DimensionValue;
  fontWeight: number;
  letterSpacing: DimensionValue;
  /** Multiple of the font size. */
  lineHeight: number;
}

export interface ValueByType {
  color: ColorValue;
  dimension: DimensionValue;
  fontFamily: string | readonly string[];
  fontWeight: number;
  duration: DurationValue;
  cubicBezier: BezierValue;
  number: number;
  shadow: ShadowValue | readonly ShadowValue[];
  typography: TypographyValue;
}

const number = (value: unknown, low = -Infinity, high = Infinity): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= low && value <= high;

const amount = (value: unknown, ...units: string[]) =>
  isObject(value) && number(value['value']) && units.includes(String(value['unit']));

const only = (value: object, ...keys: string[]) =>
  Object.keys(value).every((key) => keys.includes(key));

const isColor = (value: unknown): value is ColorValue => {
  if (!isObject(value) || !only(value, 'colorSpace', 'components', 'alpha', 'hex')) return false;
  const { colorSpace, components, alpha, hex } = value;
  return (
    colorSpace === 'oklch' &&
    Array.isArray(components) &&
    components.length === 3 &&
    number(components[0], 0, 1) &&
    number(components[1], 0) &&
    number(components[2], 0, 360) &&
    (alpha === undefined || number(alpha, 0, 1)) &&
    typeof hex === 'string' &&
    /^#[0-9a-f]{6}$/.test(hex)
  );
};

const isShadow = (value: unknown): value is ShadowValue =>
  isObject(value) &&
  only(value, 'color', 'offsetX', 'offsetY', 'blur', 'spread', 'inset') &&
  isColor(value['color']) &&
  ['offsetX', 'offsetY', 'blur', 'spread'].every((key) => amount(value[key], 'px', 'rem')) &&
  ['boolean', 'undefined'].includes(typeof value['inset']);

const isFamily = (value: unknown) =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string'));

const shapes: Record<TokenType, (value: unknown) => boolean> = {
  color: isColor,
  dimension: (value) => amount(value, 'px', 'rem'),
  fontFamily: isFamily,
  fontWeight: (value) => number(value, 1, 1000),
  duration: (value) => amount(value, 'ms', 's'),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every((part, index) => (index % 2 ? number(part) : number(part, 0, 1))),
  number: (value) => number(value),
  shadow: (value) =>
    Array.isArray(value) ? value.length > 0 && value.every(isShadow) : isShadow(value),
  typography: (value) =>
    isObject(value) &&
    isFamily(value['fontFamily']) &&
    amount(value['fontSize'], 'px', 'rem') &&
    number(value['fontWeight'], 1, 1000) &&
    amount(value['letterSpacing'], 'px', 'rem') &&
    number(value['lineHeight'], 0),
};

/** @throws TokenError for a resolved value that is not of its type's shape */
export const checkValues = (tokens: Tokens): void => {
  for (const [name, { type, value }] of tokens)
    if (!shapes[type](value)) throw new TokenError(name, `is no ${type}: ${JSON.stringify(value)}`);
};

/**
 * The value of a checked token of a known type.
 *
 * @throws TokenError when there is none, or it is of another type
 */
export const read = <Type extends TokenType>(
  tokens: Tokens,
  name: string,
  type: Type,
): ValueByType[Type] => {
  const token: Token | undefined = tokens.get(name);
  if (token?.type !== type) throw new TokenError(name, `is no ${type} but ${token?.type}`);
  return token.value as ValueByType[Type];
};
