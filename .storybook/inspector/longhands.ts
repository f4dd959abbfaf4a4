import { splitTop } from './specificity';

const sides = ['top', 'right', 'bottom', 'left'] as const;

interface Direction {
  rtl: boolean;
}

/** `padding-inline-start` → `padding-left`, as the element's line runs (horizontal writing). */
export function physical(property: string, { rtl }: Direction): string {
  const [start, end] = rtl ? ['right', 'left'] : ['left', 'right'];
  const corner = /^border-(start|end)-(start|end)-radius$/.exec(property);
  if (corner)
    return `border-${corner[1] === 'start' ? 'top' : 'bottom'}-${corner[2] === 'start' ? start : end}-radius`;
  return property
    .replace('-inline-start', `-${start}`)
    .replace('-inline-end', `-${end}`)
    .replace('-block-start', '-top')
    .replace('-block-end', '-bottom')
    .replace(/^inset-/, '')
    .replace(/^((?:min-|max-)?)inline-size$/, '$1width')
    .replace(/^((?:min-|max-)?)block-size$/, '$1height');
}

/** The shorthands that may have set a longhand, the narrowest first. */
export function shorthandsOf(longhand: string): string[] {
  const border =
    /^border-(block|inline)?-?(start|end|top|right|bottom|left)-(color|width|style)$/.exec(
      longhand,
    );
  if (border) {
    const [, axis, side, what] = border;
    return [
      ...(axis ? [`border-${axis}-${what}`, `border-${axis}-${side}`, `border-${axis}`] : []),
      ...(axis ? [] : [`border-${side}`, `border-${what}`]),
      'border',
    ];
  }
  if (/^border-.*-radius$/.test(longhand)) return ['border-radius'];
  const box = /^(padding|margin|inset)-(block|inline)-(?:start|end)$/.exec(longhand);
  if (box) return [`${box[1]}-${box[2]}`];
  if (/^(padding|margin)-/.test(longhand)) return [longhand.slice(0, longhand.indexOf('-'))];
  if (/^(row|column)-gap$/.test(longhand)) return ['gap'];
  const [group = ''] = longhand.split('-');
  return /^(background|outline|font|transition|animation|flex|text)$/.test(group) &&
    longhand !== group
    ? [longhand.startsWith('text-decoration-') ? 'text-decoration' : group]
    : [];
}

const isSpace = (character: string) => /\s/.test(character);
const isTime = (value: string) => /^[\d.+-]+m?s$/.test(value);
const isColor = (value: string) =>
  CSS.supports('color', value) && !/^(inherit|initial)$/.test(value);
const isLength = (value: string) =>
  CSS.supports('border-top-width', value) || /^(thin|medium|thick)$/.test(value);

/**
 * The part of a shorthand's value for one of its longhands: of `1px solid var(--line)` the colour
 * is `var(--line)`. `resolved` says what a component comes to, for telling a colour from a length.
 */
export function partOf(
  shorthand: string,
  value: string,
  longhand: string,
  resolved: (component: string) => string,
): string {
  const parts = splitTop(value, isSpace);
  const find = (test: (component: string) => boolean) =>
    parts.filter((component) => test(resolved(component))).join(' ');
  if (longhand.endsWith('-color')) return find(isColor);
  if (shorthand === 'border-radius') {
    const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
    return parts.includes('/')
      ? value
      : around(
          parts,
          corners.findIndex((corner) => longhand.includes(corner)),
        );
  }
  if (/^(padding|margin)$/.test(shorthand) || /^border-(color|width|style)$/.test(shorthand))
    return around(
      parts,
      sides.findIndex((side) => longhand.includes(`-${side}`)),
    );
  if (/-(block|inline)(-(color|width|style))?$/.test(shorthand))
    return (longhand.includes('-end') ? parts[1] : undefined) ?? parts[0] ?? '';
  if (shorthand === 'gap')
    return (longhand === 'column-gap' ? parts[1] : undefined) ?? parts[0] ?? '';
  if (longhand.endsWith('-width')) return find((each) => isLength(each) && !isColor(each));
  if (/^(transition|animation)-(duration|delay|timing-function)$/.test(longhand))
    return splitTop(value, (character) => character === ',')
      .map((one) => {
        const of = splitTop(one, isSpace);
        const times = of.filter((component) => isTime(resolved(component)));
        if (longhand.endsWith('duration')) return times[0] ?? '0s';
        if (longhand.endsWith('delay')) return times[1] ?? '0s';
        return (
          of.find((component) => CSS.supports('transition-timing-function', resolved(component))) ??
          'ease'
        );
      })
      .join(', ');
  return value;
}

/** One to four values clockwise from the top. */
const around = (parts: readonly string[], side: number): string =>
  parts[side] ?? parts[side === 3 ? 1 : 0] ?? parts[0] ?? '';
