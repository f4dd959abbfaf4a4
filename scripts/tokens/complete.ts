// A token file holds some values that follow from others: the steps of a scale, a colour's hex, the
// line height of a type size. This writes them where they belong, and nothing else.
import { type Oklch, toHex } from '../../packages/ui/src/tokens/color';
import {
  children,
  extensionKey,
  flatten,
  isObject,
  resolveAliases,
  TokenError,
  type TokenTree,
} from './dtcg';
import { type HueSpec, type NeutralSpec, solveHue, solveNeutral } from './solve';
import type { DimensionValue } from './values';

const own = (node: TokenTree, key: string): unknown => {
  const all = node['$extensions'];
  const found = isObject(all) ? all[extensionKey] : undefined;
  return isObject(found) ? found[key] : undefined;
};

/** The neutral's spec by mode, wherever it stands in the tree. */
const neutrals = (tree: TokenTree, found = new Map<string, NeutralSpec>()) => {
  const spec = own(tree, 'neutral') as NeutralSpec | undefined;
  if (spec) found.set(spec.mode, spec);
  if (!('$value' in tree)) for (const [, child] of children(tree)) neutrals(child, found);
  return found;
};

const color = (components: Oklch) => ({
  colorSpace: 'oklch',
  components: [...components],
  hex: toHex(components),
});

const steps = (solved: Map<string, Oklch>): TokenTree =>
  Object.fromEntries([...solved].map(([name, value]) => [name, { $value: color(value) }]));

/** Adds the hex to every colour inside a value. */
const withHex = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withHex);
  if (!isObject(value)) return value;
  if (value['colorSpace'] === 'oklch')
    return { ...value, hex: toHex(value['components'] as Oklch) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withHex(item)]));
};

const round = (value: number) => Number(value.toFixed(4));

/** Line height as a multiple and letter spacing as a length, which is how the format wants them. */
const typography = (node: TokenTree, path: string, whole: TokenTree): TokenTree => {
  const value = node['$value'];
  const line = own(node, 'line');
  if (!isObject(value) || line === undefined) return node;
  const { fontSize } = value as unknown as { fontSize: DimensionValue };
  const tokens = resolveAliases(
    flatten({
      ...whole,
      'of-this': {
        line: { $type: 'dimension', $value: line },
        tracking: { $type: 'number', $value: own(node, 'tracking') ?? 0 },
      },
    }),
  );
  const lineHeight = tokens.get('of-this.line')?.value as DimensionValue;
  const em = tokens.get('of-this.tracking')?.value as number;
  if (lineHeight.unit !== fontSize.unit)
    throw new TokenError(path, `its line is in ${lineHeight.unit}, its size in ${fontSize.unit}`);
  return {
    ...node,
    $value: {
      ...value,
      letterSpacing: { value: round(em * fontSize.value), unit: fontSize.unit },
      lineHeight: round(lineHeight.value / fontSize.value),
    },
  };
};

/**
 * A token file with its dependent values written.
 *
 * @param palette where the neutral of a mode is found when the file has none of its own
 */
export const complete = (file: TokenTree, palette: TokenTree): TokenTree => {
  const inks = neutrals(file, neutrals(palette));
  const visit = (node: TokenTree, path: string): TokenTree => {
    if ('$value' in node)
      return typography({ ...node, $value: withHex(node['$value']) }, path, file);
    const neutral = own(node, 'neutral') as NeutralSpec | undefined;
    if (neutral) return { ...settings(node), ...steps(solveNeutral(neutral)) };
    const hue = own(node, 'scale') as HueSpec | undefined;
    if (!hue)
      return {
        ...settings(node),
        ...Object.fromEntries(
          children(node).map(([key, child]) => [key, visit(child, path ? `${path}.${key}` : key)]),
        ),
      };
    const ink = inks.get(hue.mode);
    if (!ink) throw new TokenError(path, `there is no neutral for the ${hue.mode} mode`);
    return { ...settings(node), ...steps(solveHue(hue, ink)) };
  };
  return visit(file, '');
};

const settings = (node: TokenTree): TokenTree =>
  Object.fromEntries(Object.entries(node).filter(([key]) => key.startsWith('$')));
