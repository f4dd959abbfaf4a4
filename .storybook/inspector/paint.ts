/** Red, green, blue 0–255 and alpha 0–1, as a screen paints them. */
export type Paint = readonly [red: number, green: number, blue: number, alpha: number];

let context: CanvasRenderingContext2D | null | undefined;

/** The paint the browser makes of any CSS color, `oklch()` and `color-mix()` included. */
export function paintOf(color: string): Paint {
  context ??= Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext(
    '2d',
    { willReadFrequently: true },
  );
  if (!context) return [0, 0, 0, 1];
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = 'transparent';
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/** `#rrggbb`, with two more digits where something shines through. */
export const hexOf = ([red, green, blue, alpha]: Paint): string =>
  `#${[red, green, blue, ...(alpha < 1 ? [Math.round(alpha * 255)] : [])]
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** One colour over another that lets nothing through. */
const over = (upper: Paint, lower: Paint, opacity = 1): Paint => {
  const share = upper[3] * opacity;
  const mix = (at: 0 | 1 | 2) => upper[at] * share + lower[at] * (1 - share);
  return [mix(0), mix(1), mix(2), 1];
};

/** WCAG 2.2: relative luminance. */
const luminance = ([red, green, blue]: Paint): number => {
  const linear = (channel: number) => {
    const part = Math.round(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

const ratioOf = (one: Paint, other: Paint): number => {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
};

export interface Contrast {
  /** 1–21. */
  ratio: number;
  /** WCAG 2.2 AA: 3 for large text, 4.5 for the rest; none for what cannot be used now. */
  least: number | undefined;
  ink: Paint;
  ground: Paint;
}

const hasText = (element: Element): boolean =>
  (element instanceof HTMLInputElement && element.value + element.placeholder !== '') ||
  [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
  );

const controls = 'button, a, label, summary, [role="tab"], [role="option"], [role^="menuitem"]';

/** The element with the text: a control's stands mostly in a part of it. */
const textIn = (element: Element): Element | undefined =>
  hasText(element)
    ? element
    : element.matches(controls)
      ? [...element.querySelectorAll('*')].find(hasText)
      : undefined;

/**
 * Text against what is painted behind it, colours that let others through and opacity included.
 * Nothing where there is no text, or where the ground is a picture.
 */
export function contrastOf(whole: Element): Contrast | undefined {
  const element = textIn(whole);
  if (!element) return undefined;
  const chain: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) chain.unshift(at);
  const styles = chain.map((each) => getComputedStyle(each));
  if (styles.some(({ backgroundImage }) => backgroundImage !== 'none')) return undefined;
  const draw = (at: number, behind: Paint): { ink: Paint; ground: Paint } => {
    const style = styles[at];
    if (!style) return { ink: behind, ground: behind };
    const own = over(paintOf(style.backgroundColor), behind);
    const drawn =
      at === styles.length - 1
        ? { ground: own, ink: over(paintOf(style.color), own) }
        : draw(at + 1, own);
    const opacity = Number(style.opacity);
    return { ground: over(drawn.ground, behind, opacity), ink: over(drawn.ink, behind, opacity) };
  };
  const { ink, ground } = draw(0, paintOf('Canvas'));
  const { fontSize, fontWeight } = getComputedStyle(element);
  const [size, weight] = [Number.parseFloat(fontSize), Number(fontWeight)];
  const unusable = element.closest(':disabled, [aria-disabled="true"]') !== null;
  const least = size >= 24 || (size >= 18.66 && weight >= 700) ? 3 : 4.5;
  return { ratio: ratioOf(ink, ground), least: unusable ? undefined : least, ink, ground };
}
